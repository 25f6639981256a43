/** When the house pays out what an order brought. The documents say nothing of it; docs/decisions/0051-payout-days.md. */
import { dayIn } from './zoned-time.ts';

/** What decides it. */
export interface PayoutFacts {
  cause: 'sale' | 'rent' | 'custom' | 'renewal' | 'deposit_forfeited';
  /** When it was booked. */
  bookedAt: Date;
  /** One of the ten statuses (000 section 4). */
  status: string;
  /** Whether the buyer transferred it to the seller's own account. */
  byTransfer: boolean;
  deliveredAt: Date | null;
  /** Of a purchase: until when it may be returned. */
  returnUntil: Date | null;
  /** Of a purchase that was to come back: when that was refused or settled. */
  returnEndedAt: Date | null;
  /** Whether some of it is left after what has gone back. */
  isLeft: boolean;
}

/**
 * - `due`: on a day
 * - `after_delivery`, `after_return`: on a day that is known once that has happened
 * - `direct`: the buyer's transfer went to the seller's own account; the house has nothing to pay out
 */
export interface Payout {
  state: 'due' | 'after_delivery' | 'after_return' | 'direct';
  /** `2026-12-12`, on the seller's calendar; null unless it is due. */
  due_on: string | null;
}

const latest = (...instants: (Date | null)[]) =>
  instants.reduce((last, one) => (one && (!last || one > last) ? one : last), null);

/** From when nothing of it can go back to the buyer any more; null where something has to happen first. */
function safeFrom({ cause, bookedAt, deliveredAt, returnUntil, returnEndedAt }: PayoutFacts): Date | null {
  // Paid while the work is with the renter, or decided when it came back: final at once.
  if (cause === 'renewal' || cause === 'deposit_forfeited') return bookedAt;
  // A rent that has begun is not given back, and what was made to order does not come back.
  if (cause !== 'sale') return deliveredAt;
  return deliveredAt && latest(returnUntil ?? deliveredAt, returnEndedAt);
}

function dayAfter(instant: Date, days: number, timeZone: string): string {
  const day = new Date(`${dayIn(instant, timeZone)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/**
 * When something that was booked for a seller is paid out: so many calendar days after the buyer can no longer get it
 * back.
 *
 * @param days what the house has set
 * @param timeZone the seller's, an IANA name
 * @returns null where nothing is left to pay out
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
