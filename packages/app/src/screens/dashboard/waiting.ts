import type { CustomOrder, Order, OrderStatus } from '@smart-art/api-client/queries';

/** What a seller can be waited for with (000 section 4). */
export const tasks = ['answer', 'confirm', 'ship', 'return'] as const;
export type Task = (typeof tasks)[number];

/** The status of an order in which each task stands. */
const statusOf: Record<Task, OrderStatus> = {
  answer: 'Purchase Request',
  confirm: 'Payment',
  ship: 'Order Confirmed',
  return: 'Return Request',
};

/** What the next step of an order is; undefined where its status leaves nothing of these to do. */
export const taskOf = ({ status }: Pick<Order, 'status'>): Task | undefined =>
  tasks.find((task) => statusOf[task] === status);

/** The places in which orders stand, by what is ordered. */
export const orderPlaces = { buy: '/buy-orders', rent: '/rent-orders', custom: '/custom-orders' } as const;
export type OrderKind = keyof typeof orderPlaces;

type Counts = { by_status: Record<string, number> };

/** How many orders of each kind stand at a task. A kind that is not known yet counts nothing. */
export function countTask(task: Task, counts: Partial<Record<OrderKind, Counts>>) {
  const kinds = (Object.keys(orderPlaces) as OrderKind[])
    .map((kind) => ({ kind, count: counts[kind]?.by_status[statusOf[task]] ?? 0 }))
    .filter(({ count }) => count > 0);
  return { total: kinds.reduce((sum, { count }) => sum + count, 0), kinds };
}

/** An order that waits for the seller, whichever list it comes from. */
export interface WaitingOrder {
  id: string;
  kind: OrderKind;
  number: string;
  title: string;
  buyer: string;
  /** The work of the library that is ordered; null where there is none. */
  workId: string | null;
  cover: Order['work']['cover'];
  total: { amount: string; currency: string };
  task: Task | undefined;
  /** Since when it waits, ISO 8601. */
  since: string;
}

const waitingOrder = (order: Order): WaitingOrder => ({
  id: order.id,
  kind: order.kind,
  number: order.number,
  title: order.work.title,
  buyer: order.buyer.name,
  workId: order.work.id,
  cover: order.work.cover,
  total: order.amounts.total,
  task: taskOf(order),
  since: order.updated_at,
});

const waitingCustomOrder = (order: CustomOrder): WaitingOrder => ({
  id: order.id,
  kind: 'custom',
  number: order.number,
  title: order.title,
  buyer: order.buyer.name,
  workId: null,
  cover: null,
  total: order.amounts.total,
  task: taskOf(order),
  since: order.updated_at,
});

/** The orders of all lists that wait, the longest first. */
export const waitingOrders = (orders: readonly Order[], customs: readonly CustomOrder[]): WaitingOrder[] =>
  [...orders.map(waitingOrder), ...customs.map(waitingCustomOrder)].sort((one, other) =>
    one.since < other.since ? -1 : 1,
  );
