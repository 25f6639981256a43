import type { CustomOrderDetails, OrderDetails } from '@smart-art/api-client/queries';

/** Addresses of private files work for a quarter of an hour: on a page that stays open they are asked for anew before, in ms. */
export const addressRenewal = 10 * 60_000;

type Filed = Pick<OrderDetails, 'payment_receipts' | 'refunds'> & Partial<Pick<OrderDetails, 'return' | 'conditions'>>;

const hasFiles = ({ payment_receipts, refunds, return: returned, conditions = [] }: Filed): boolean =>
  payment_receipts.length > 0 ||
  refunds.some(({ payment_receipt }) => payment_receipt) ||
  conditions.some(({ photographs }) => photographs.length > 0) ||
  (returned?.photographs.length ?? 0) > 0;

/** How often an order is asked for because of its files; never where it has none. For `refetchInterval`. */
export const renewalOf = (order: OrderDetails | CustomOrderDetails | undefined): number | false =>
  order && hasFiles(order) ? addressRenewal : false;
