/** Sending messages between the two sides of an order. */
import type { Queries } from '../db/database.ts';
import { order_messages } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Wording } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { nameOf } from './describe.ts';
import { orderCard } from './mail-card.ts';
import { messageOf, type OrderMessage } from './messages.ts';
import { nameOfSeller, notifyOrderSeller } from './notify.ts';
import type { OrderRecord } from './record.ts';

export interface Writing {
  /** Locked in this transaction. */
  record: OrderRecord;
  message: string;
  now: Date;
}

async function insertMessage(
  tx: Queries,
  { record, message, now }: Writing,
  from_kind: 'seller' | 'buyer',
): Promise<OrderMessage> {
  const { id: order_id, seller_id } = record.order;
  const [row] = await tx
    .insert(order_messages)
    .values({ id: newId('oms'), order_id, seller_id, at: now, from_kind, message })
    .returning();
  if (!row) throw new Error('the message was not written');
  return messageOf(row);
}

const subjectOf = ({ order: { number, title } }: OrderRecord): Wording => ({
  key: 'orderMailSubject',
  values: { number, title },
});

/** Sends a seller's message to the buyer by email. */
export async function writeToBuyer(tx: Queries, writing: Writing): Promise<OrderMessage> {
  const { record, message, now } = writing;
  const { email, language } = record.buyer;
  const seller = await nameOfSeller(tx, record.order);
  await enqueueMail(tx, {
    to: email,
    language,
    subject: subjectOf(record),
    name: nameOf(record.buyer),
    text: [
      { key: 'mailWriter', values: { name: seller, title: record.order.title } },
      { key: 'orderMessageText', values: { message } },
    ],
    card: await orderCard(tx, record.order, { seller }),
    now,
  });
  return insertMessage(tx, writing, 'seller');
}

/** Delivers a buyer's message to the seller: in the app, and by mail and Slack. */
export async function writeToSeller(tx: Queries, writing: Writing): Promise<OrderMessage> {
  const { record, now } = writing;
  const { number, title } = record.order;
  const message: Wording = { key: 'orderToldSeller_wrote', values: { number, title, buyer: nameOf(record.buyer) } };
  await notifyOrderSeller(tx, record.order, { message, subject: subjectOf(record), action: 'mailReadMessage', now });
  return insertMessage(tx, writing, 'buyer');
}
