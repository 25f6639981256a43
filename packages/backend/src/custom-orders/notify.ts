/** Notifies both sides of a custom order of its new status. */
import type { Queries } from '../db/database.ts';
import type { MessageKey } from '../messages/messages.ts';
import { nameOf } from '../orders/describe.ts';
import { orderCard } from '../orders/mail-card.ts';
import { nameOfSeller } from '../orders/notify.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { notifySeller as notify } from '../platform/notify-seller.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { CustomOrderState } from '../processes/custom.ts';
import { moneyOf } from '../products/money.ts';
import type { CustomOrderRecord } from './find.ts';

type Messages = Partial<Record<CustomOrderState, MessageKey>>;

const sellerMessages: Messages = {
  placed: 'customOrderPlaced',
  artist_accepted: 'customOrderArtistAccepted',
  paying: 'customOrderTransferReported',
  confirmed: 'customOrderPaid',
  delivered: 'customOrderReceived',
  closed: 'customOrderClosed',
  artist_not_accepted: 'customOrderOtherArtist',
  cancelled: 'customOrderCancelled',
};

const buyerMessages: Messages = {
  auction_applied: 'customOrderAppliedForBuyer',
  artist_accepted: 'customOrderAcceptedForBuyer',
  artist_not_accepted: 'customOrderDeclinedForBuyer',
  confirmed: 'customOrderPaidForBuyer',
  cancelled: 'customOrderCancelledForBuyer',
  shipped: 'customOrderShippedForBuyer',
  delivered: 'customOrderDeliveredForBuyer',
};

const valuesOf = ({ order }: CustomOrderRecord) => ({
  number: order.number,
  title: order.title,
  buyer: nameOf(order.buyer),
});

/** The buyer's wishes, shown before the seller has made an offer. */
function wishesOf({ order, custom }: CustomOrderRecord): MailFact[] {
  const budget = moneyOf(custom.budget_amount, order.currency);
  return [
    ...(budget ? [{ label: 'mailFactBudget', money: budget } as const] : []),
    ...(order.needed_by ? [{ label: 'mailFactNeededBy', day: order.needed_by } as const] : []),
  ];
}

/** Notifies the seller in the app, by mail and Slack. */
export async function notifySeller(
  tx: Queries,
  record: CustomOrderRecord,
  state: CustomOrderState,
  now: Date,
): Promise<void> {
  const key = sellerMessages[state];
  if (!key) return;
  const values = valuesOf(record);
  await notify(tx, {
    sellerId: record.order.seller_id,
    kind: 'orders',
    type: 'Custom order',
    subject: { key: 'customOrderSubject', values },
    message: { key, values },
    card: await orderCard(tx, record.order, { more: state === 'placed' ? wishesOf(record) : [] }),
    action: 'mailOpenOrder',
    link: `/custom-orders-info/${record.order.id}`,
    module: 'custom-orders',
    now,
  });
}

/** Emails the buyer. */
export async function notifyBuyer(
  tx: Queries,
  record: CustomOrderRecord,
  state: CustomOrderState,
  now: Date,
): Promise<void> {
  const key = buyerMessages[state];
  if (!key) return;
  const { email, language } = record.order.buyer;
  const values = valuesOf(record);
  await enqueueMail(tx, {
    to: email,
    language,
    subject: { key: 'customOrderSubject', values },
    name: values.buyer,
    text: [{ key, values }],
    card: await orderCard(tx, record.order, { seller: await nameOfSeller(tx, record.order) }),
    now,
  });
}
