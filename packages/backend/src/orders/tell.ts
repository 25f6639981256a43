/** Writes down what happened to an order and tells the people it concerns, in the transaction in which it happens. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, users } from '../db/schema/index.ts';
import type { MessageKey, Wording } from '../messages/messages.ts';
import { notify } from '../platform/notify.ts';
import { enqueueMail, enqueueSlack } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import type { Actor } from '../processes/process.ts';
import { amountText, linesOf } from './amounts.ts';
import { nameOf } from './describe.ts';
import type { BuyerRow, OrderRow } from './record.ts';

type Told<Who extends string> =
  Extract<MessageKey, `orderTold${Who}_${string}`> extends `orderTold${Who}_${infer What}` ? What : never;

export interface Happening {
  /** As the timeline calls it. */
  event: string;
  actor: Actor;
  /** What the person wrote; the other side reads it. */
  note?: string | null | undefined;
  /** What the sentences need beside number, title, buyer and amount. */
  values?: Record<string, string | number>;
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

async function tellSeller(tx: Queries, order: OrderRow, wording: Wording, subject: Wording, now: Date): Promise<void> {
  const [seller] = await tx
    .select({ id: users.id, email: users.email, language: client_settings.language })
    .from(users)
    .leftJoin(client_settings, eq(client_settings.user_id, users.id))
    .where(eq(users.id, order.seller_id));
  if (!seller) return;
  const language = seller.language ?? 'en';
  const link = `${pages[order.kind]}/${order.id}`;
  await notify(tx, { userId: seller.id, type: 'Order', message: wording, link, now });
  await enqueueMail(tx, { to: seller.email, language, subject, text: [wording], now });
  await enqueueSlack(tx, { sellerId: seller.id, module: moduleOf(order), language, wording, now });
}

/** @param order as it stands after what happened */
export async function tell(
  tx: Queries,
  order: OrderRow,
  buyer: BuyerRow,
  { event, actor, note, values, seller, buyer: toBuyer }: Happening,
  now: Date,
): Promise<void> {
  const names: Partial<Record<Actor, string>> = { buyer: nameOf(buyer) };
  await recordEvent(tx, {
    kind: 'order',
    id: order.id,
    actor: { kind: actor, name: names[actor] ?? null },
    event,
    note: note ?? null,
    values: values ?? {},
    at: now,
  });
  const common = {
    number: order.number,
    title: order.title,
    buyer: nameOf(buyer),
    amount: amountText(linesOf(order).total),
    ...values,
  };
  const subject: Wording = { key: 'orderMailSubject', values: common };
  const reason: Wording[] = note ? [{ key: 'orderMailReason', values: { reason: note } }] : [];
  if (seller) await tellSeller(tx, order, { key: `orderToldSeller_${seller}`, values: common }, subject, now);
  if (toBuyer) {
    const text: Wording[] = [{ key: `orderToldBuyer_${toBuyer}`, values: common }, ...reason];
    await enqueueMail(tx, { to: buyer.email, language: buyer.language, subject, text, now });
  }
}
