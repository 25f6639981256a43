/** The card about an order in emails: its work's picture and title, the buyer, the amount, and deadlines. */
import { type Money, unitsOf } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { deadlinesOfOrder } from '../deadlines/orders.ts';
import { imageOf } from '../images/image.ts';
import type { MailFact, NewMailCard } from '../platform/mail-card.ts';
import { linesOf } from './amounts.ts';
import { coversOf, nameOf } from './describe.ts';
import { buyerIn, type OrderRow } from './record.ts';

export interface OrderCard {
  /** The seller's name, in mails to the buyer; absent in mails to the seller. */
  seller?: string;
  /** The amount concerned if it is not the order's total: a refund, a rental renewal. */
  amount?: Money | undefined;
  /** Additional facts. */
  more?: readonly MailFact[];
}

function sumOf(order: OrderRow, amount?: Money): MailFact[] {
  if (amount) return [{ label: 'mailFactAmount', money: amount }];
  const { total } = linesOf(order);
  // A custom order has no price before it is offered.
  if (unitsOf(total) === 0n) return [];
  // The total excludes charges until the seller has set them.
  const isWhole = order.delivery_charge_amount !== null;
  return [{ label: isWhole ? 'mailFactTotal' : 'mailFactTotalBeforeDelivery', money: total }];
}

const dueLabels = {
  payment: 'mailFactPaymentDue',
  return: 'mailFactReturnUntil',
  lease: 'mailFactRentalEnds',
} as const;

const hasLabel = (kind: string): kind is keyof typeof dueLabels => Object.hasOwn(dueLabels, kind);

function dueOf(order: OrderRow, isForSeller: boolean): MailFact[] {
  return deadlinesOfOrder(order).flatMap(({ kind, at, confirm }): MailFact[] => {
    if (!hasLabel(kind)) return [];
    if (!confirm) return [{ label: dueLabels[kind], moment: at }];
    // The buyer has reported the transfer: only the seller has something left to do.
    return isForSeller ? [{ label: 'mailFactConfirmBy', moment: at }] : [];
  });
}

export async function orderCard(
  tx: Queries,
  order: OrderRow,
  { seller, amount, more = [] }: OrderCard,
): Promise<NewMailCard> {
  const cover = (await coversOf(tx, [order])).get(order.work_id ?? '');
  const who: MailFact =
    seller === undefined
      ? { label: 'mailFactBuyer', text: nameOf(buyerIn(order)) }
      : { label: 'mailFactSeller', text: seller };
  return {
    title: order.title,
    picture: cover && imageOf(cover),
    facts: [
      { label: 'mailFactOrder', text: order.number },
      who,
      ...sumOf(order, amount),
      ...more,
      ...dueOf(order, seller === undefined),
    ],
  };
}
