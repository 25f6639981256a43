import { Page, type PageProps } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { useSlow } from '../../frame/use-slow.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

/** The shape of a work's page while the work is on its way. */
export function WorkSkeleton({ crumbs }: Pick<PageProps, 'crumbs'>) {
  const intl = useIntl();
  const isSlow = useSlow();
  const title = <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>;
  if (!isSlow)
    return (
      <Page crumbs={crumbs} title={title}>
        {null}
      </Page>
    );
  return (
    <Page
      aside={
        <Stack gap={6}>
          <Skeleton height="10rem" shape="block" />
          <Skeleton lines={5} />
        </Stack>
      }
      crumbs={crumbs}
      title={
        <>
          {title}
          <Skeleton width="16rem" />
        </>
      }
    >
      <Loading>
        <Skeleton shape="art" />
      </Loading>
    </Page>
  );
}
