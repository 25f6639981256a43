import { Page, type PageProps } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useSlow } from './use-slow.ts';

interface Props extends Pick<PageProps, 'aside' | 'children' | 'crumbs'> {
  /** Title for screen readers until the record's name is known. */
  title: string;
}

/** Skeleton of a record's page; shown only if loading is slow. */
export function PageSkeleton({ title, crumbs, aside, children }: Props) {
  const isSlow = useSlow();
  const hiddenTitle = <VisuallyHidden>{title}</VisuallyHidden>;
  if (!isSlow)
    return (
      <Page crumbs={crumbs} title={hiddenTitle}>
        {null}
      </Page>
    );
  return (
    <Page
      aside={aside}
      crumbs={crumbs}
      title={
        <>
          {hiddenTitle}
          <Skeleton width="16rem" />
        </>
      }
    >
      <Loading>{children}</Loading>
    </Page>
  );
}
