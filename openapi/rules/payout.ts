/** When the operator pays out an order's proceeds. Not in the specification; docs/decisions/0051-payout-days.md. */
import { dayIn } from './zoned-time.ts';

/** Facts that determine a payout. */
export interface PayoutFacts {
  cause: 'sale' | 'rent' | 'custom' | 'renewal' | 'deposit_forfeited';
  /** Time of booking. */
  bookedAt: Date;
  /** One of the ten statuses (000 section 4). */
  status: string;
  /** True if the buyer transferred it to the seller's own account. */
  byTransfer: boolean;
  deliveredAt: Date | null;
  /** For a purchase: end of the return window. */
  returnUntil: Date | null;
  /** For a purchase with a return: when that was rejected or settled. */
  returnEndedAt: Date | null;
  /** True if some of it is left after refunds. */
  isLeft: boolean;
}

/**
 * - `due`: on a known day
 * - `after_delivery`, `after_return`: the day depends on that event
 * - `direct`: the buyer paid to the seller's own account; the operator has nothing to pay out
 */
export interface Payout {
  state: 'due' | 'after_delivery' | 'after_return' | 'direct';
  /** `2026-12-12`, in the seller's time zone; null unless it is due. */
  due_on: string | null;
}

const latest = (...instants: (Date | null)[]) =>
  instants.reduce((last, one) => (one && (!last || one > last) ? one : last), null);

/** From when it can no longer be refunded; null if that depends on a future event. */
function safeFrom({ cause, bookedAt, deliveredAt, returnUntil, returnEndedAt }: PayoutFacts): Date | null {
  // Paid during the rental, or decided on its return: final at once.
  if (cause === 'renewal' || cause === 'deposit_forfeited') return bookedAt;
  // A started rental is not refunded, and custom works cannot be returned.
  if (cause !== 'sale') return deliveredAt;
  return deliveredAt && latest(returnUntil ?? deliveredAt, returnEndedAt);
}

function dayAfter(instant: Date, days: number, timeZone: string): string {
  const day = new Date(`${dayIn(instant, timeZone)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/**
 * When a ledger entry is paid out: a number of calendar days after it can no longer be refunded.
 *
 * @param days set by the operator
 * @param timeZone the seller's, an IANA name
 * @returns null if nothing is left to pay out
 */
export function payoutOf(facts: PayoutFacts, days: number, timeZone: string): Payout | null {
  const { cause, status, byTransfer, isLeft } = facts;
  if (status === 'Rejected' || status === 'Order Cancelled' || !isLeft) return null;
  if (byTransfer) return { state: 'direct', due_on: null };
  if (cause === 'sale' && status === 'Return Request') return { state: 'after_return', due_on: null };
  const from = safeFrom(facts);
  if (!from) return { state: 'after_delivery', due_on: null };
  return { state: 'due', due_on: dayAfter(from, days, timeZone) };
}
