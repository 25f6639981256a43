import type { Order } from '@smart-art/api-client/queries';

/** The kind of an order's next deadline. */
export type DueKind = 'payment' | 'confirmation' | 'return' | 'lease';

export interface Due {
  kind: DueKind;
  /** ISO 8601, inclusive. */
  at: string;
}

type Facts = Pick<Order, 'status' | 'payment_due_at' | 'payment_status' | 'return_until' | 'rent'>;

/**
 * The next deadline of an order: payment and confirmation within 10 days, a return within 7, the end of a lease (001
 * section 9). Null if there is none.
 */
export function dueOf({ status, payment_due_at, payment_status, return_until, rent }: Facts): Due | null {
  if (payment_due_at && status === 'Payment Requested') return { kind: 'payment', at: payment_due_at };
  if (payment_due_at && status === 'Payment' && payment_status === 'pending')
    return { kind: 'confirmation', at: payment_due_at };
  if (return_until && status === 'Delivered') return { kind: 'return', at: return_until };
  const isLeased = rent?.lease_status === 'under_lease' || rent?.lease_status === 'renewed';
  return isLeased && rent.lease_ends_at ? { kind: 'lease', at: rent.lease_ends_at } : null;
}
