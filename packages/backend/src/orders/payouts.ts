/** Payout dates of a seller's ledger entries: applies the shared rule to rows. */
import type { components } from '@smart-art/openapi/product';
import { add, type Money, moneyFrom, type Payout, payoutOf, subtract, unitsOf } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { siteSettings } from '../general/handlers.ts';
import { timeZoneOf } from '../settings/record.ts';
import type { EntryRow } from './earnings.ts';
import { type OrderRow, type ReturnRow, refunderOf } from './record.ts';

type OrderPayout = components['schemas']['OrderPayouts'][number];

/** Terms common to all of a seller's entries. */
export interface PayoutTerms {
  days: number;
  timeZone: string;
}

export async function payoutTermsOf(queries: Queries, sellerId: string): Promise<PayoutTerms> {
  const { payout_days } = await siteSettings(queries);
  return { days: payout_days, timeZone: await timeZoneOf(queries, sellerId) };
}

/** An order with its ledger entries. */
export interface Booked {
  order: OrderRow;
  /** The latest return. */
  returned: ReturnRow | null;
  entries: readonly EntryRow[];
}

/** When the return of a purchase ended: by rejection, or by closing the order. */
function returnEndedAt({ order, returned }: Booked): Date | null {
  if (!returned) return null;
  return returned.status === 'rejected' ? returned.answered_at : order.closed_at;
}

const moneyIn = ({ amount, currency }: EntryRow): Money => moneyFrom(unitsOf({ amount, currency }), currency);

/** Amount of an entry minus refunds. Refunds reduce the first credit, since later credits are not refundable. */
function leftOf({ order, entries }: Booked, entry: EntryRow): Money {
  const first = entries.find(({ direction }) => direction === 'credit');
  if (first?.id !== entry.id) return moneyIn(entry);
  const back = entries.filter(({ direction }) => direction === 'expense').map(moneyIn);
  return subtract(moneyIn(entry), add(moneyFrom(0n, order.currency), ...back));
}

/** @returns null for an expense, and if nothing is left */
export function payoutOfEntry(booked: Booked, entry: EntryRow, { days, timeZone }: PayoutTerms): Payout | null {
  const { order } = booked;
  const { cause, direction, at } = entry;
  if (direction === 'expense' || cause === 'refund') return null;
  const facts = {
    cause,
    bookedAt: at,
    status: order.status,
    byTransfer: refunderOf(order) === 'seller',
    deliveredAt: order.delivered_at,
    returnUntil: order.return_until,
    returnEndedAt: returnEndedAt(booked),
    isLeft: unitsOf(leftOf(booked, entry)) > 0n,
  };
  return payoutOf(facts, days, timeZone);
}

/** Payouts of an order, the oldest first. */
export const payoutsOf = (booked: Booked, terms: PayoutTerms): OrderPayout[] =>
  booked.entries.flatMap((entry) => {
    const payout = payoutOfEntry(booked, entry, terms);
    return payout ? [{ ...payout, amount: leftOf(booked, entry) }] : [];
  });
