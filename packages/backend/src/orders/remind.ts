/** Reminds sellers before an order's deadline passes: payment, return window, end of a rental (001 section 9). */
import { and, asc, between, eq, inArray, notExists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { day } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { order_reminders, orders, type site_settings } from '../db/schema/index.ts';
import { deadlinesOfOrder, leased, paying } from '../deadlines/orders.ts';
import { siteSettings } from '../general/handlers.ts';
import type { MessageKey } from '../messages/messages.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import { linesOf } from './amounts.ts';
import { nameOf } from './describe.ts';
import { notifyOrderSeller } from './notify.ts';
import { findOrder } from './record.ts';

type Reminded = 'payment' | 'return' | 'lease';

/** Lead time of each reminder, in milliseconds. */
type Leads = Record<Reminded, number>;

const leadsOf = (settings: typeof site_settings.$inferSelect): Leads => ({
  payment: settings.payment_reminder_days * day,
  return: settings.return_reminder_days * day,
  lease: settings.lease_reminder_days * day,
});

const isReminded = (kind: string): kind is Reminded => Object.hasOwn(messages, kind);

const messages: Record<Reminded, MessageKey> = {
  payment: 'orderReminder_payment',
  return: 'orderReminder_return',
  lease: 'orderReminder_lease',
};

/** Orders with an upcoming deadline and no reminder yet; deadlines in the past are excluded. */
function nearDeadlines(queries: Queries, leads: Leads, now: Date): SQL | undefined {
  const { order_id, due_at } = order_reminders;
  const isNear = (kind: Reminded, at: PgColumn) => {
    const reminded = and(eq(order_id, orders.id), eq(order_reminders.kind, kind), eq(due_at, at));
    return and(
      between(at, now, new Date(now.getTime() + leads[kind])),
      notExists(queries.select({ order_id }).from(order_reminders).where(reminded)),
    );
  };
  return or(
    and(inArray(orders.status, [...paying]), isNear('payment', orders.payment_due_at)),
    and(eq(orders.status, 'Delivered'), isNear('return', orders.return_until)),
    and(inArray(orders.lease_status, [...leased]), isNear('lease', orders.lease_ends_at)),
  );
}

/** Sends missing reminders for the upcoming deadlines of an order; a moved deadline gets a new one. */
async function remindOf(tx: Queries, id: string, leads: Leads, now: Date): Promise<void> {
  const [locked] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  const record = locked && (await findOrder(tx, { id, kinds: ['buy', 'rent', 'custom'] }));
  if (!record) return;
  const { order, buyer } = record;
  for (const { kind, at, confirm } of deadlinesOfOrder(order)) {
    const due_at = new Date(at);
    if (!isReminded(kind) || due_at < now || due_at.getTime() - now.getTime() > leads[kind]) continue;
    const row = { order_id: order.id, kind, due_at, reminded_at: now };
    const [first] = await tx.insert(order_reminders).values(row).onConflictDoNothing().returning();
    if (!first) continue;
    const values = {
      number: order.number,
      title: order.title,
      buyer: nameOf(buyer),
      amount: linesOf(order).total,
      moment: at,
    };
    await notifyOrderSeller(tx, order, {
      kind: 'deadlines',
      message: { key: confirm ? 'orderReminder_confirm' : messages[kind], values },
      subject: { key: 'orderReminderSubject', values },
      action: confirm ? 'mailConfirmTransfer' : 'mailOpenOrder',
      now,
    });
  }
}

/** Stored reminders guarantee that each is sent once, even with several instances. */
export const remindOfDeadlines: Job = async ({ queries, now }) => {
  const at = now();
  const leads = leadsOf(await siteSettings(queries));
  const near = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(nearDeadlines(queries, leads, at))
    .orderBy(asc(orders.id));
  await each(near, ({ id }) => queries.transaction((tx) => remindOf(tx, id, leads, at)));
};
