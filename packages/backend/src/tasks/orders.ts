/** Orders whose next step is the seller's, with that step. */
import { readCustomOrders } from '../custom-orders/list.ts';
import { summarizeOrders } from '../custom-orders/order.ts';
import type { Queries } from '../db/database.ts';
import { imageOf } from '../images/image.ts';
import { linesOf } from '../orders/amounts.ts';
import { coversOf, nameOf } from '../orders/describe.ts';
import { findOrders } from '../orders/list.ts';
import { recordsOf } from '../orders/record.ts';
import { tasksOfOrders } from '../orders/turn.ts';
import { dueAt, dueOn, type TaskName, type TaskPage, type TaskQuery } from './task.ts';

/** The task of an order found by `needs_seller`. @throws Error if it has none */
function known(task: TaskName | null | undefined, number: string): TaskName {
  if (!task) throw new Error(`order ${number} waits for nobody`);
  return task;
}

export async function orderTasks(queries: Queries, kind: 'buy' | 'rent', query: TaskQuery): Promise<TaskPage> {
  const { records, total } = await findOrders(queries, { ...query, kind, needs_me: true, sort: 'updated_at' });
  const covers = await coversOf(
    queries,
    records.map(({ order }) => order),
  );
  const tasks = await tasksOfOrders(queries, records);
  const data = records.map(({ order, buyer }) => {
    const cover = covers.get(order.work_id ?? '');
    const task = known(tasks.get(order.id), order.number);
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
      ...dueAt(task === 'confirm_payment' ? order.payment_due_at : null),
      since: order.updated_at.toISOString(),
    };
  });
  return { data, total };
}

export async function customOrderTasks(queries: Queries, query: TaskQuery): Promise<TaskPage> {
  const { records, total } = await readCustomOrders(queries, { ...query, needs_me: true, sort: 'updated_at' });
  const summaries = await summarizeOrders(queries, records, query.now);
  const beside = await recordsOf(
    queries,
    records.map(({ order }) => order),
  );
  const tasks = await tasksOfOrders(queries, beside);
  const data = summaries.map((order) => {
    const task = known(tasks.get(order.id), order.number);
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
      ...(task === 'confirm_payment' ? dueAt(order.payment_due_at) : dueOn(order.needed_by)),
      since: order.updated_at,
    };
  });
  return { data, total };
}
