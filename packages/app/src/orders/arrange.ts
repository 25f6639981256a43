import type { OrderReason } from './reason.messages.ts';
import { stepMessages } from './step.messages.ts';
import { type Offered, type OrderStep, type PrimaryStep, primaryStepOf, type Standing } from './steps.ts';

export interface OfferedStep extends Offered {
  action: OrderStep;
}

/** The layout of the actions on an order's page. Every step from the API has exactly one place. */
export interface Arrangement {
  /** The step the order waits for: its form is open. */
  lead: PrimaryStep | undefined;
  /** A step that is part of the lead's form. */
  within: OrderStep | undefined;
  /** A switch that takes effect at once. */
  renewal: boolean;
  /** Steps behind buttons. */
  others: Exclude<OrderStep, 'set_rent_renewal'>[];
  /** Not possible now, with a reason that tells the user what to do first or when. */
  waiting: OfferedStep[];
  /** Not possible in this status. */
  elsewhere: OfferedStep[];
}

/** Steps that are part of another step's form and need no button of their own. */
const insideOf: Partial<Record<PrimaryStep, OrderStep>> = { set_charges: 'request_payment' };

/** Reasons worth showing: they tell the user what to do first or when. Reasons about the status are not. */
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

/** @param order its list of steps; unknown ones come from a newer backend and are skipped */
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
