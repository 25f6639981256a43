import type { PageProps } from '@smart-art/ui/page';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { viewMessages as messages } from './ViewArt.messages.ts';

/** The skeleton of a work's page. */
export function WorkSkeleton({ crumbs }: Pick<PageProps, 'crumbs'>) {
  return (
    <PageSkeleton
      aside={
        <Stack gap={6}>
          <Skeleton height="10rem" shape="block" />
          <Skeleton lines={5} />
        </Stack>
      }
      crumbs={crumbs}
      title={useIntl().formatMessage(messages.loading)}
    >
      <Skeleton shape="art" />
    </PageSkeleton>
  );
}
