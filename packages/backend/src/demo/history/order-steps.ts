/** The steps of an order, from placing it. */
import { jobs as orderJobs } from '../../orders/jobs.ts';
import { placeOrder } from '../../orders/place.ts';
import { acceptReturn, receiveReturn } from '../../orders/returns.ts';
import { answerEventDiscount, changeStatus, confirmTransfer, ship } from '../../orders/seller-steps.ts';
import { type BuyerName, buyers } from './buyers.ts';
import { type DemoContext, dateIn, type HistoryStep, idOf, sandboxAction, stepOf, workIdOf } from './context.ts';

type OrderStep = (context: DemoContext, order: string) => Promise<unknown>;

interface DemoOrder {
  work: string;
  by: BuyerName;
  daysAgo: number;
  /** Of a rental. */
  months?: number;
  event?: string;
  note?: string;
}

/** Places an order, which is then called by its work's title, and continues it. */
export function order(
  { work, by, daysAgo, months, event, note }: DemoOrder,
  ...steps: readonly (readonly [daysAgo: number, step: OrderStep])[]
): HistoryStep[] {
  const placing: HistoryStep = {
    daysAgo,
    async run(context) {
      const { id } = await placeOrder(
        context.tx,
        {
          workId: await workIdOf(context, work),
          kind: months === undefined ? 'buy' : 'rent',
          months,
          eventName: event,
          note,
          buyer: buyers[by],
        },
        context.now,
      );
      context.ids.set(work, id);
    },
  };
  return [
    placing,
    ...steps.map(([day, step]) => ({ daysAgo: day, run: (context: DemoContext) => step(context, work) })),
  ];
}

/** @param delivery in whole dollars or in yen, as `insurance` */
export const requestPayment =
  (delivery: number, insurance = 0): OrderStep =>
  async (context, name) => {
    const step = await stepOf(context, name);
    const { id, currency } = step.record.order;
    return changeStatus(step, {
      order_id: id,
      status: 'Payment Requested',
      delivery_charge: { amount: String(delivery), currency },
      insurance_charge: { amount: String(insurance), currency },
    });
  };

export const pays =
  (method: 'card' | 'wallet' | 'bank_transfer', reference: string): OrderStep =>
  (context, name) =>
    sandboxAction(context, 'orders.pay', { order_id: idOf(context, name), method, reference });

export const confirm: OrderStep = async (context, name) => {
  const step = await stepOf(context, name);
  if (step.record.order.payment_method === 'bank_transfer') return confirmTransfer(step, null);
  return changeStatus(step, { order_id: step.record.order.id, status: 'Order Confirmed' });
};

export const ships =
  (tracking_number: string): OrderStep =>
  async (context, name) => {
    const step = await stepOf(context, name);
    return ship(step, {
      order_id: step.record.order.id,
      tracking_url: `https://track.example.com/${tracking_number}`,
      tracking_number,
      tracking_date: dateIn(context.now),
      courier_company: 'Setouchi Art Transport',
    });
  };

const buyer =
  (action: string, more: Record<string, string> = {}): OrderStep =>
  (context, name) =>
    sandboxAction(context, `orders.${action}`, { order_id: idOf(context, name), ...more });

export const receives = buyer('receive');
export const asksToReturn = (reason: string) => buyer('request-return', { reason });
export const cancels = (reason: string) => buyer('cancel', { reason });
export const sendsBack = (tracking_number: string) =>
  buyer('ship-return', { tracking_number, courier_company: 'Setouchi Art Transport' });
export const isRefunded = (reference: string) => buyer('refund', { reference });

export const takeBack: OrderStep = async (context, name) => acceptReturn(await stepOf(context, name));

export const checkReturned: OrderStep = async (context, name) =>
  receiveReturn(await stepOf(context, name), { condition: 'as_sent', photographs: [] });

export const grantDiscount: OrderStep = async (context, name) => {
  const step = await stepOf(context, name);
  return answerEventDiscount(step, { order_id: step.record.order.id, action: 'accept' });
};

/** Runs the jobs that are due once the period for a return or a payment is over. */
export const timePasses: OrderStep = async ({ services }) => {
  for (const job of orderJobs) await job(services);
};
