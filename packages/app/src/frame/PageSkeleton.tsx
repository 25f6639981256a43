import { Page, type PageProps } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useSlow } from './use-slow.ts';

interface Props extends Pick<PageProps, 'aside' | 'children' | 'crumbs'> {
  /** What is on its way, in words: the page's title until it has a name. */
  title: string;
}

/** The shape of a record's page while the record is on its way; nothing where that takes but a moment. */
export function PageSkeleton({ title, crumbs, aside, children }: Props) {
  const isSlow = useSlow();
  const words = <VisuallyHidden>{title}</VisuallyHidden>;
  if (!isSlow)
    return (
      <Page crumbs={crumbs} title={words}>
        {null}
      </Page>
    );
  return (
    <Page
      aside={aside}
      crumbs={crumbs}
      title={
        <>
          {words}
          <Skeleton width="16rem" />
        </>
      }
    >
      <Loading>{children}</Loading>
    </Page>
  );
}
