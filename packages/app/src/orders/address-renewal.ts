import type { CustomOrderDetails, OrderDetails } from '@smart-art/api-client/queries';

/** URLs of private files expire after 15 minutes: a page that stays open refetches them before that, in ms. */
export const addressRenewal = 10 * 60_000;

type Filed = Pick<OrderDetails, 'payment_receipts' | 'refunds'> & Partial<Pick<OrderDetails, 'return' | 'conditions'>>;

const hasFiles = ({ payment_receipts, refunds, return: returned, conditions = [] }: Filed): boolean =>
  payment_receipts.length > 0 ||
  refunds.some(({ payment_receipt }) => payment_receipt) ||
  conditions.some(({ photographs }) => photographs.length > 0) ||
  (returned?.photographs.length ?? 0) > 0;

/** How often an order is refetched to renew its file URLs; never if it has no files. For `refetchInterval`. */
export const renewalOf = (order: OrderDetails | CustomOrderDetails | undefined): number | false =>
  order && hasFiles(order) ? addressRenewal : false;
