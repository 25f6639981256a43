/** Which tables an order and its return follow, and what a seller may do by them. */
import { buy } from '../processes/buy.ts';
import { customPaymentProcess } from '../processes/custom.ts';
import type { OrderFacts, OrderStatus } from '../processes/order-steps.ts';
import {
  type Actor,
  type AvailableAction,
  availableActions,
  type Process,
  type TaskName,
  take,
  taskOf,
} from '../processes/process.ts';
import { rent } from '../processes/rent.ts';
import { purchaseReturn, type ReturnFacts, rentReturn } from '../processes/return.ts';
import { factsOf, type OrderRecord, type OrderRow, type ReturnRow, type Standing } from './record.ts';

type OrderProcess = Process<OrderStatus, OrderFacts>;
type ReturnProcess = Process<ReturnRow['status'], ReturnFacts>;

/** A custom order is offered, made and delivered by its pieces (processes/custom.ts); what is left here is its money. */
const orderProcesses: Record<OrderRow['kind'], OrderProcess> = { buy, rent, custom: customPaymentProcess };

// Each table has some of the states that a return can be in.
const returnProcesses = {
  buy: purchaseReturn as unknown as ReturnProcess,
  rent: rentReturn as unknown as ReturnProcess,
  custom: purchaseReturn as unknown as ReturnProcess,
};

const returnFactsOf = ({ deposit_amount }: OrderRow): ReturnFacts => ({ hasDeposit: Number(deposit_amount ?? 0) > 0 });

/** The state of what is sent back. Where nothing is, the order's own status is what stands in the way. */
const returnStateOf = ({ order, returned }: Pick<OrderRecord, 'order' | 'returned'>): ReturnRow['status'] =>
  returned && order.status === 'Return Request' ? returned.status : (order.status as ReturnRow['status']);

/** The status an action leads to. @throws HttpError 409 with the reason where it is not available */
export const orderStatusAfter = (record: OrderRecord, action: string, now: Date, actor: Actor): OrderStatus =>
  take(orderProcesses[record.order.kind], action, record.order.status, factsOf(record), now, actor);

/** The state of the return that an action leads to. @throws HttpError 409 with the reason where it is not available */
export function returnStatusAfter(
  { order, returned }: OrderRecord,
  action: string,
  now: Date,
  actor: Actor,
): { returned: ReturnRow; status: ReturnRow['status'] } {
  const state = returnStateOf({ order, returned });
  const status = take(returnProcesses[order.kind], action, state, returnFactsOf(order), now, actor);
  if (!returned) throw new Error(`order ${order.id} has no return`);
  return { returned, status };
}

/** Everything the seller may do with an order and with what is sent back of it. */
export function sellerActions(record: OrderRecord, now: Date): AvailableAction[] {
  const { order } = record;
  const own = availableActions(orderProcesses[order.kind], order.status, factsOf(record), now);
  // What is made for somebody does not come back.
  if (order.kind === 'custom') return own;
  return [...own, ...availableActions(returnProcesses[order.kind], returnStateOf(record), returnFactsOf(order), now)];
}

/** What the tables of all orders have an order wait for its seller to do; null where it waits for somebody else. */
export function sharedTaskOf(record: Standing, now: Date): TaskName | null {
  const { order } = record;
  return (
    taskOf(orderProcesses[order.kind], order.status, factsOf(record), now) ??
    taskOf(returnProcesses[order.kind], returnStateOf(record), returnFactsOf(order), now)
  );
}
