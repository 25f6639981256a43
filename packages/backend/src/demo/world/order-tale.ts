/** How the course of an order is told: what is asked for, and then step by step. */
import { jobs as orderJobs } from '../../orders/jobs.ts';
import { placeOrder } from '../../orders/place.ts';
import { acceptReturn, receiveReturn } from '../../orders/returns.ts';
import { answerEventDiscount, changeStatus, confirmTransfer, ship } from '../../orders/seller-steps.ts';
import { type BuyerName, buyers } from './buyers.ts';
import { dateIn, idOf, others, type Scene, type Stage, stepOf, workIn } from './stage.ts';

type Act = (stage: Stage, order: string) => Promise<unknown>;

/** Days ago, and what happened then. */
type Told = readonly [ago: number, act: Act];

interface Asked {
  work: string;
  by: BuyerName;
  ago: number;
  /** Of rent. */
  months?: number;
  event?: string;
  note?: string;
}

/** Runs the jobs that are due by now. */
export const runDueJobs = async ({ services }: Stage): Promise<void> => {
  for (const job of orderJobs) await job(services);
};

/** The scenes of an order; it goes by its work's title among the orders. */
export function order({ work, by, ago, months, event, note }: Asked, ...told: readonly Told[]): Scene[] {
  const ask: Scene = {
    ago,
    async play(stage) {
      const { id } = await placeOrder(
        stage.tx,
        {
          workId: await workIn(stage, work),
          kind: months === undefined ? 'buy' : 'rent',
          months,
          eventName: event,
          note,
          buyer: buyers[by],
        },
        stage.now,
      );
      stage.ids.set(work, id);
    },
  };
  return [ask, ...told.map(([day, act]) => ({ ago: day, play: (stage: Stage) => act(stage, work) }))];
}

/** The seller names the charges, in whole dollars or in yen, and asks to be paid. */
export const requestPayment =
  (delivery: number, insurance = 0): Act =>
  async (stage, name) => {
    const step = await stepOf(stage, name);
    const { id, currency } = step.record.order;
    return changeStatus(step, {
      order_id: id,
      status: 'Payment Requested',
      delivery_charge: { amount: String(delivery), currency },
      insurance_charge: { amount: String(insurance), currency },
    });
  };

export const pays =
  (method: 'card' | 'wallet' | 'bank_transfer', reference: string): Act =>
  (stage, name) =>
    others(stage, 'orders.pay', { order_id: idOf(stage, name), method, reference });

export const confirm: Act = async (stage, name) => {
  const step = await stepOf(stage, name);
  if (step.record.order.payment_method === 'bank_transfer') return confirmTransfer(step, null);
  return changeStatus(step, { order_id: step.record.order.id, status: 'Order Confirmed' });
};

export const ships =
  (tracking_number: string): Act =>
  async (stage, name) => {
    const step = await stepOf(stage, name);
    return ship(step, {
      order_id: step.record.order.id,
      tracking_url: `https://track.example.com/${tracking_number}`,
      tracking_number,
      tracking_date: dateIn(stage.now),
      courier_company: 'Setouchi Art Transport',
    });
  };

const buyer =
  (action: string, more: Record<string, string> = {}): Act =>
  (stage, name) =>
    others(stage, `orders.${action}`, { order_id: idOf(stage, name), ...more });

export const receives = buyer('receive');
export const asksToReturn = (reason: string) => buyer('request-return', { reason });
export const cancels = (reason: string) => buyer('cancel', { reason });
export const sendsBack = (tracking_number: string) =>
  buyer('ship-return', { tracking_number, courier_company: 'Setouchi Art Transport' });
export const isRefunded = (reference: string) => buyer('refund', { reference });

export const takeBack: Act = async (stage, name) => acceptReturn(await stepOf(stage, name));

export const checkReturned: Act = async (stage, name) =>
  receiveReturn(await stepOf(stage, name), { condition: 'as_sent', photographs: [] });

export const grantDiscount: Act = async (stage, name) => {
  const step = await stepOf(stage, name);
  return answerEventDiscount(step, { order_id: step.record.order.id, action: 'accept' });
};

/** The window for a return, or for a payment, has gone by. */
export const timePasses: Act = (stage) => runDueJobs(stage);
