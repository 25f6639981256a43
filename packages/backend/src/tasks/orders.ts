/** Orders whose next step is the seller's, and what the step is. */

import { stateOfRecord } from '../custom-orders/find.ts';
import { readCustomOrders } from '../custom-orders/list.ts';
import { summarizeOrders } from '../custom-orders/order.ts';
import type { Queries } from '../db/database.ts';
import { imageOf } from '../images/image.ts';
import { linesOf } from '../orders/amounts.ts';
import { coversOf, nameOf } from '../orders/describe.ts';
import { findOrders } from '../orders/list.ts';
import { type OrderRecord, recordsOf, refunderOf } from '../orders/record.ts';
import type { CustomOrderState } from '../processes/custom.ts';
import { endOfDay, type TaskName, type TaskPage, type TaskQuery } from './task.ts';

/** Money of an order that the seller is to give back. */
const refundIsDue = ({ order, refund }: OrderRecord) => refund !== null && refunderOf(order) === 'seller';

/** The next step of an order to buy or to rent that waits for the seller (needsSeller in orders/write.ts). */
function stepOf(record: OrderRecord): TaskName {
  if (refundIsDue(record)) return 'refund';
  if (record.order.status === 'Return Request')
    return record.returned?.status === 'requested' ? 'answer_return' : 'receive_return';
  if (record.order.status === 'Payment') return 'confirm_payment';
  return record.order.status === 'Order Confirmed' ? 'ship' : 'answer';
}

/** The next step of a custom order by its state (needsSeller in processes/custom.ts). */
const customSteps: Partial<Record<CustomOrderState, TaskName>> = {
  placed: 'answer',
  paying: 'confirm_payment',
  confirmed: 'begin',
  in_progress: 'make',
  completed: 'ship',
  shipped: 'confirm_delivery',
};

export async function orderTasks(queries: Queries, kind: 'buy' | 'rent', query: TaskQuery): Promise<TaskPage> {
  const { records, total } = await findOrders(queries, { ...query, kind, needs_me: true, sort: 'updated_at' });
  const covers = await coversOf(
    queries,
    records.map(({ order }) => order),
  );
  const data = records.map((record) => {
    const { order, buyer } = record;
    const cover = covers.get(order.work_id ?? '');
    const task = stepOf(record);
    return {
      id: order.id,
      task,
      record: { kind, id: order.id, parent_id: null },
      number: order.number,
      title: order.title,
      person: nameOf(buyer),
      count: 1,
      amount: linesOf(order).total,
      cover: cover ? imageOf(cover) : null,
      due_at: task === 'confirm_payment' ? (order.payment_due_at?.toISOString() ?? null) : null,
      since: order.updated_at.toISOString(),
    };
  });
  return { data, total };
}

export async function customOrderTasks(queries: Queries, query: TaskQuery): Promise<TaskPage> {
  const { records, total } = await readCustomOrders(queries, { ...query, needs_me: true, sort: 'updated_at' });
  const told = await summarizeOrders(queries, records, query.now);
  const beside = await recordsOf(
    queries,
    records.map(({ order }) => order),
  );
  const refunds = new Set(beside.filter(refundIsDue).map(({ order }) => order.id));
  const data = told.map((order, index) => {
    const record = records[index];
    const step = record && customSteps[stateOfRecord(record)];
    const task = refunds.has(order.id) ? 'refund' : (step ?? 'answer');
    return {
      id: order.id,
      task,
      record: { kind: 'custom' as const, id: order.id, parent_id: null },
      number: order.number,
      title: order.title,
      person: order.buyer.name,
      count: 1,
      amount: Number(order.amounts.total.amount) > 0 ? order.amounts.total : null,
      cover: null,
      due_at: task === 'confirm_payment' ? order.payment_due_at : endOfDay(order.needed_by),
      since: order.updated_at,
    };
  });
  return { data, total };
}
