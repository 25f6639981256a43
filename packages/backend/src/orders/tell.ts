/** Writes down what happened to an order and tells the people it concerns, in the transaction in which it happens. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, users } from '../db/schema/index.ts';
import type { Language, MessageKey, MessageValue, Wording } from '../messages/messages.ts';
import { notify } from '../platform/notify.ts';
import { enqueueMail, enqueueSlack } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import type { Actor } from '../processes/process.ts';
import { linesOf } from './amounts.ts';
import { nameOf } from './describe.ts';
import type { OrderEvent } from './events.ts';
import type { Buyer, OrderRow } from './record.ts';

type Told<Who extends string> =
  Extract<MessageKey, `orderTold${Who}_${string}`> extends `orderTold${Who}_${infer What}` ? What : never;

export interface Happening {
  event: OrderEvent;
  actor: Actor;
  /** What the person wrote; the other side reads it. */
  note?: string | null | undefined;
  /** What the sentences need beside number, title, buyer and amount. */
  values?: Record<string, MessageValue>;
  /** What each side is told; of one's own step nobody needs to be told. */
  seller?: Told<'Seller'>;
  buyer?: Told<'Buyer'>;
}

const pages: Record<OrderRow['kind'], string> = {
  buy: '/buy-orders-info',
  rent: '/rent-orders-info',
  custom: '/custom-orders-info',
};

const moduleOf = ({ kind }: OrderRow) => (kind === 'custom' ? 'custom-orders' : 'orders');

interface SellerContact {
  id: string;
  email: string;
  name: string;
  language: Language;
}

export async function sellerOf(tx: Queries, { seller_id }: OrderRow): Promise<SellerContact> {
  const [seller] = await tx
    .select({ user: users, language: client_settings.language })
    .from(users)
    .leftJoin(client_settings, eq(client_settings.user_id, users.id))
    .where(eq(users.id, seller_id));
  if (!seller) throw new Error(`seller ${seller_id} is gone`);
  const { id, email, firstname, lastname } = seller.user;
  return { id, email, name: `${firstname} ${lastname}`, language: seller.language ?? 'en' };
}

interface News {
  wording: Wording;
  /** Of the mail. */
  subject: Wording;
  now: Date;
}

/** Tells the seller: in the bell, by mail and by Slack. */
export async function tellSeller(tx: Queries, order: OrderRow, seller: SellerContact, news: News): Promise<void> {
  const { wording, subject, now } = news;
  const { id, email, language } = seller;
  await notify(tx, { userId: id, type: 'Order', message: wording, link: `${pages[order.kind]}/${order.id}`, now });
  await enqueueMail(tx, { to: email, language, subject, text: [wording], now });
  await enqueueSlack(tx, { sellerId: id, module: moduleOf(order), language, wording, now });
}

/** Values as the timeline keeps them: an amount of money as two, `amount` and `currency`. */
function flat(values: Happening['values'] = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | number][] =>
      typeof value === 'object' ? Object.entries({ amount: value.amount, currency: value.currency }) : [[name, value]],
    ),
  );
}

/** @param order as it stands after what happened */
export async function tell(
  tx: Queries,
  order: OrderRow,
  buyer: Buyer,
  { event, actor, note, values, seller, buyer: toBuyer }: Happening,
  now: Date,
): Promise<void> {
  const owner = await sellerOf(tx, order);
  const names: Partial<Record<Actor, string>> = { buyer: nameOf(buyer), seller: owner.name };
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
  };
  const subject: Wording = { key: 'orderMailSubject', values: common };
  const reason: Wording[] = note ? [{ key: 'orderMailReason', values: { reason: note } }] : [];
  if (seller) {
    const wording: Wording = { key: `orderToldSeller_${seller}`, values: common };
    await tellSeller(tx, order, owner, { wording, subject, now });
  }
  if (toBuyer) {
    const text: Wording[] = [{ key: `orderToldBuyer_${toBuyer}`, values: common }, ...reason];
    await enqueueMail(tx, { to: buyer.email, language: buyer.language, subject, text, now });
  }
}
