import type { OrderReason } from './reason.messages.ts';
import { stepMessages } from './step.messages.ts';
import { type Offered, type OrderStep, type PrimaryStep, primaryStepOf, type Standing } from './steps.ts';

export interface OfferedStep extends Offered {
  action: OrderStep;
}

/** What can be done with an order, as its page lays it out. Every step of the contract's list has exactly one place. */
export interface Arrangement {
  /** What the order waits for: its form stands open. */
  lead: PrimaryStep | undefined;
  /** Done in the form of the lead, too. */
  within: OrderStep | undefined;
  /** Acts at once: a switch. */
  renewal: boolean;
  /** Behind buttons. */
  others: Exclude<OrderStep, 'set_rent_renewal'>[];
  /** Not possible now, for a reason that says what to do first or what time it is. */
  waiting: OfferedStep[];
  /** Not possible now: another state has these steps. */
  elsewhere: OfferedStep[];
}

/** What is done in the form of another step, and needs no button of its own beside it. */
const insideOf: Partial<Record<PrimaryStep, OrderStep>> = { set_charges: 'request_payment' };

/** Reasons that say what to do first or what time it is. That another state has other steps goes without saying. */
const telling: ReadonlySet<string | undefined> = new Set<OrderReason>([
  'charges_missing',
  'event_discount_open',
  'no_piece_left',
  'bank_payment_unconfirmed',
  'transfer_unanswered',
  'piece_sent',
  'payment_window_closed',
  'return_window_closed',
  'rent_session_expired',
  'refund_by_house',
  'deposit_open',
  'offer_not_whole',
  'payment_lapsed',
]);

const isStep = (offered: Offered): offered is OfferedStep => offered.action in stepMessages;

/** @param order its list of steps; what is not known here is a newer backend's, and left out */
export function arrange(order: Standing): Arrangement {
  const steps = order.available_actions.filter(isStep);
  const lead = primaryStepOf(order);
  const within = lead && insideOf[lead];
  const beside = steps.filter(({ action }) => action !== lead && action !== within);
  const open = beside.filter(({ available }) => available).map(({ action }) => action);
  const closed = beside.filter(({ available }) => !available);
  return {
    lead,
    within,
    renewal: open.includes('set_rent_renewal'),
    others: open.filter((step) => step !== 'set_rent_renewal'),
    waiting: closed.filter(({ reason }) => telling.has(reason?.code)),
    elsewhere: closed.filter(({ reason }) => !telling.has(reason?.code)),
  };
}
