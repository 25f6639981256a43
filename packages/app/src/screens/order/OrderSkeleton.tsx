import type { PageProps } from '@smart-art/ui/page';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { orderMessages as messages } from './order.messages.ts';

/** The skeleton of an order's page. */
export function OrderSkeleton({ crumbs }: Pick<PageProps, 'crumbs'>) {
  return (
    <PageSkeleton
      aside={
        <Stack gap={6}>
          <Skeleton height="16rem" shape="block" />
          <Skeleton lines={6} />
        </Stack>
      }
      crumbs={crumbs}
      title={useIntl().formatMessage(messages.loading)}
    >
      <Stack gap={6}>
        <Skeleton height="12rem" shape="block" />
        <Skeleton lines={5} />
      </Stack>
    </PageSkeleton>
  );
}
