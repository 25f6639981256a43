/** Records order events and notifies seller and buyer, in the transaction of the change. */
import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import type { MessageKey, MessageValue, Wording } from '../messages/messages.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import type { Actor } from '../processes/process.ts';
import { linesOf } from './amounts.ts';
import { nameOf } from './describe.ts';
import type { OrderEvent } from './events.ts';
import { type OrderCard, orderCard } from './mail-card.ts';
import type { Buyer, OrderRow } from './record.ts';

type NotificationName<Who extends string> =
  Extract<MessageKey, `orderTold${Who}_${string}`> extends `orderTold${Who}_${infer What}` ? What : never;

export interface NewOrderEvent {
  event: OrderEvent;
  actor: Actor;
  /** The person's note; shown to the other side. */
  note?: string | null | undefined;
  /** Values for the messages besides number, title, buyer and amount. */
  values?: Record<string, MessageValue>;
  /** The notification for each side; nobody is notified of their own step. */
  seller?: NotificationName<'Seller'>;
  buyer?: NotificationName<'Buyer'>;
}

const pages: Record<OrderRow['kind'], string> = {
  buy: '/buy-orders-info',
  rent: '/rent-orders-info',
  custom: '/custom-orders-info',
};

const moduleOf = ({ kind }: OrderRow) => (kind === 'custom' ? 'custom-orders' : 'orders');

export async function nameOfSeller(tx: Queries, { seller_id }: OrderRow): Promise<string> {
  const [seller] = await tx.select().from(users).where(eq(users.id, seller_id));
  if (!seller) throw new Error(`seller ${seller_id} is gone`);
  return personName(seller.firstname, seller.lastname);
}

interface OrderNotification {
  /** The notification setting that controls it; `orders` by default. */
  kind?: 'orders' | 'deadlines';
  message: Wording;
  /** Subject of the email. */
  subject: Wording;
  /** Label of the email's button to the order; `Open the order` by default. */
  action?: MessageKey;
  /** Additional content of the email's card. */
  card?: Pick<OrderCard, 'amount' | 'more'>;
  now: Date;
}

/** Notifies the seller: in the app, and by mail and Slack as configured. */
export async function notifyOrderSeller(
  tx: Queries,
  order: OrderRow,
  { kind = 'orders', action = 'mailOpenOrder', card, ...rest }: OrderNotification,
): Promise<void> {
  await notifySeller(tx, {
    sellerId: order.seller_id,
    kind,
    type: 'Order',
    link: `${pages[order.kind]}/${order.id}`,
    module: moduleOf(order),
    card: await orderCard(tx, order, { ...card }),
    action,
    ...rest,
  });
}

/** The next action a notification asks of the seller: the label of its mail's button. */
const sellerActions: Partial<Record<NotificationName<'Seller'>, MessageKey>> = {
  requested: 'mailAnswerRequest',
  transfer_reported: 'mailConfirmTransfer',
  return_requested: 'mailAnswerReturn',
};

/** Facts about the parcel for the buyer to track it. */
function parcelOf({ courier_company, tracking_number, tracking_url }: OrderRow) {
  if (!courier_company || !tracking_number || !tracking_url) return undefined;
  const more: MailFact[] = [
    { label: 'mailFactCourier', text: courier_company },
    { label: 'mailFactTracking', text: tracking_number },
  ];
  return { more, action: { label: 'mailTrackParcel', link: tracking_url } as const };
}

/** Values in the timeline's flat format: an amount of money becomes `amount` and `currency`. */
function flat(values: NewOrderEvent['values'] = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | number][] =>
      typeof value === 'object' ? Object.entries({ amount: value.amount, currency: value.currency }) : [[name, value]],
    ),
  );
}

/**
 * Adds the event to the order's timeline and notifies both sides.
 * @param order after the change
 */
export async function recordAndNotify(
  tx: Queries,
  order: OrderRow,
  buyer: Buyer,
  { event, actor, note, values, seller, buyer: toBuyer }: NewOrderEvent,
  now: Date,
): Promise<void> {
  const names: Partial<Record<Actor, string>> = { buyer: nameOf(buyer), seller: await nameOfSeller(tx, order) };
  await recordEvent(tx, {
    kind: 'order',
    id: order.id,
    actor: { kind: actor, name: names[actor] ?? null },
    event,
    note: note ?? null,
    values: flat(values),
    at: now,
  });
  const common = {
    number: order.number,
    title: order.title,
    buyer: nameOf(buyer),
    amount: linesOf(order).total,
    ...values,
    // Deadlines are stored as instants: their date depends on the reader's time zone.
    ...(values?.until !== undefined && { date: values.until }),
  };
  const subject: Wording = { key: 'orderMailSubject', values: common };
  const reason: Wording[] = note ? [{ key: 'orderMailReason', values: { reason: note } }] : [];
  // The amount concerned, if it is not the order's total.
  const amount = typeof values?.amount === 'object' ? values.amount : undefined;
  if (seller) {
    await notifyOrderSeller(tx, order, {
      message: { key: `orderToldSeller_${seller}`, values: common },
      subject,
      action: sellerActions[seller] ?? 'mailOpenOrder',
      card: { amount },
      now,
    });
  }
  if (toBuyer) {
    const text: Wording[] = [{ key: `orderToldBuyer_${toBuyer}`, values: common }, ...reason];
    const { email, language } = buyer;
    const parcel = toBuyer === 'shipped' ? parcelOf(order) : undefined;
    const name = await nameOfSeller(tx, order);
    await enqueueMail(tx, {
      to: email,
      language,
      subject,
      name: nameOf(buyer),
      text,
      card: await orderCard(tx, order, { seller: name, amount, more: parcel?.more ?? [] }),
      action: parcel?.action,
      now,
    });
  }
}
