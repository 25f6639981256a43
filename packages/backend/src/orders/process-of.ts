/** Which tables an order and its return follow, and what a seller may do by them. */
import { buy } from '../processes/buy.ts';
import { customPaymentProcess } from '../processes/custom.ts';
import type { OrderFacts, OrderStatus } from '../processes/order-steps.ts';
import { type Actor, type AvailableAction, availableActions, type Process, take } from '../processes/process.ts';
import { rent } from '../processes/rent.ts';
import { purchaseReturn, type ReturnFacts, rentReturn } from '../processes/return.ts';
import { factsOf, type OrderRecord, type OrderRow, type ReturnRow } from './record.ts';

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

/** The status an action leads to. @throws Refusal 409 with the reason where it is not available */
export const takeOrderStep = (record: OrderRecord, action: string, now: Date, actor: Actor): OrderStatus =>
  take(orderProcesses[record.order.kind], action, record.order.status, factsOf(record), now, actor);

/** The state of the return that an action leads to. @throws Refusal 409 with the reason where it is not available */
export function takeReturnStep(
  { order, returned }: OrderRecord,
  action: string,
  now: Date,
  actor: Actor,
): { returned: ReturnRow; status: ReturnRow['status'] } {
  const process = returnProcesses[order.kind];
  // Where nothing is being returned, the order's own status is what stands in the way.
  const isOpen = returned !== null && order.status === 'Return Request';
  const state = isOpen ? returned.status : (order.status as ReturnRow['status']);
  const status = take(process, action, state, returnFactsOf(order), now, actor);
  if (!returned) throw new Error(`order ${order.id} has no return`);
  return { returned, status };
}

/** Everything the seller may do with an order and with what is sent back of it. */
export function sellerActions(record: OrderRecord, now: Date): AvailableAction[] {
  const { order, returned } = record;
  const state = returned && order.status === 'Return Request' ? returned.status : order.status;
  return [
    ...availableActions(orderProcesses[order.kind], order.status, factsOf(record), now),
    ...availableActions(returnProcesses[order.kind], state as ReturnRow['status'], returnFactsOf(order), now),
  ];
}
