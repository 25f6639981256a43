/** The transition tables of an order and its return, and the seller's actions according to them. */
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

/** Pieces of a custom order have their own table (processes/custom.ts); this one covers the payment. */
const orderProcesses: Record<OrderRow['kind'], OrderProcess> = { buy, rent, custom: customPaymentProcess };

// Each table covers only some of the states of a return.
const returnProcesses = {
  buy: purchaseReturn as unknown as ReturnProcess,
  rent: rentReturn as unknown as ReturnProcess,
  custom: purchaseReturn as unknown as ReturnProcess,
};

const returnFactsOf = ({ deposit_amount }: OrderRow): ReturnFacts => ({ hasDeposit: Number(deposit_amount ?? 0) > 0 });

/** State of the return. Without one, the order's own status is used as the reason for rejection. */
const returnStateOf = ({ order, returned }: Pick<OrderRecord, 'order' | 'returned'>): ReturnRow['status'] =>
  returned && order.status === 'Return Request' ? returned.status : (order.status as ReturnRow['status']);

/** The status an action leads to. @throws HttpError 409 with the reason if it is not available */
export const orderStatusAfter = (record: OrderRecord, action: string, now: Date, actor: Actor): OrderStatus =>
  take(orderProcesses[record.order.kind], action, record.order.status, factsOf(record), now, actor);

/** The return state an action leads to. @throws HttpError 409 with the reason if it is not available */
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

/** All actions of the seller on an order and its return. */
export function sellerActions(record: OrderRecord, now: Date): AvailableAction[] {
  const { order } = record;
  const own = availableActions(orderProcesses[order.kind], order.status, factsOf(record), now);
  // Custom works cannot be returned.
  if (order.kind === 'custom') return own;
  return [...own, ...availableActions(returnProcesses[order.kind], returnStateOf(record), returnFactsOf(order), now)];
}

/** The seller's task on an order, from the tables shared by all kinds; null if it is not the seller's turn. */
export function sharedTaskOf(record: Standing, now: Date): TaskName | null {
  const { order } = record;
  return (
    taskOf(orderProcesses[order.kind], order.status, factsOf(record), now) ??
    taskOf(returnProcesses[order.kind], returnStateOf(record), returnFactsOf(order), now)
  );
}
