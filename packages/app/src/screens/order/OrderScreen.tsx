import { ApiError } from '@smart-art/api-client';
import type { OrderDetails } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { useIntl } from 'react-intl';
import { FailureBanner, type FailureBannerProps } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useReadNotices } from '../../frame/use-read-notices.ts';
import { dueOf } from '../../orders/order-due.ts';
import { useDeadline } from '../../orders/use-deadline.ts';
import { OrderPage, type OrderPageProps } from './OrderPage.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { orderMessages as messages } from './order.messages.ts';

interface Props extends Pick<OrderPageProps, 'more'> {
  order: OrderDetails | undefined;
  query: FailureBannerProps['query'];
}

/** One order, whichever page opened it: loading, loaded, missing or failed. */
export function OrderScreen({ order, more, query }: Props) {
  const intl = useIntl();
  const { error } = query;
  useReadNotices(order && `/${order.kind}-orders-info/${order.id}`);
  useDeadline(order && dueOf(order)?.at, () => void query.refetch());
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const heading = error && !order ? intl.formatMessage(isMissing ? messages.missing : messages.name) : undefined;
  useTitle(order ? `${order.number} ${order.work.title}` : heading);
  const crumbs = useCrumbs(order?.number ?? heading);
  const list = crumbs.at(-2)?.href;

  if (order) return <OrderPage crumbs={crumbs} key={order.id} more={more} order={order} />;
  if (!error) return <OrderSkeleton crumbs={crumbs} />;
  return (
    <Page crumbs={crumbs} title={heading}>
      {isMissing ? (
        <EmptyState
          action={list && <LinkButton href={list}>{intl.formatMessage(messages.toOrders)}</LinkButton>}
          title={intl.formatMessage(messages.missing)}
        >
          {intl.formatMessage(messages.missingHelp)}
        </EmptyState>
      ) : (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      )}
    </Page>
  );
}
