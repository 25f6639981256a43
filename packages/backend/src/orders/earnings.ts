/**
 * A seller's earnings from an order: only its ledger entries, nothing calculated separately. Pages, lists, documents,
 * dashboard and ledger show the same sum because all of them use these entries.
 */
import type { components } from '@smart-art/openapi/product';
import { add, convert, type Money, moneyFrom, type OrderLines, subtract, unitsOf } from '@smart-art/openapi/rules';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { ledger_entries } from '../db/schema/index.ts';
import type { OrderRow, RefundRow } from './record.ts';

type Earnings = components['schemas']['OrderEarnings'];
type EarningsLine = components['schemas']['EarningsLine'];
export type EntryRow = typeof ledger_entries.$inferSelect;

/** Ledger entries by order, the oldest first. */
export async function entriesOf(queries: Queries, orderIds: string[]): Promise<Map<string, EntryRow[]>> {
  const found = new Map<string, EntryRow[]>();
  if (orderIds.length === 0) return found;
  const rows = await queries
    .select()
    .from(ledger_entries)
    .where(inArray(ledger_entries.order_id, orderIds))
    .orderBy(asc(ledger_entries.at), asc(ledger_entries.direction), asc(ledger_entries.id));
  for (const row of rows) {
    const own = found.get(row.order_id ?? '');
    if (own) own.push(row);
    else found.set(row.order_id ?? '', [row]);
  }
  return found;
}

interface Booked {
  order: Pick<OrderRow, 'currency' | 'payment_status' | 'status' | 'usd_jpy_rate'>;
  /** Its amounts in its own currency and in the other one. */
  lines: OrderLines;
  converted: OrderLines;
  entries: readonly EntryRow[];
  /** The refund due to the buyer. */
  refund: RefundRow | null;
}

const sales: ReadonlySet<EntryRow['cause']> = new Set(['sale', 'rent', 'custom']);

function stateOf({ order, entries }: Booked): Earnings['state'] {
  if (entries.some(({ direction }) => direction === 'expense')) return 'kept';
  const isPaid = order.payment_status === 'confirmed' || order.payment_status === 'refunded';
  if (isPaid || entries.length > 0) return 'received';
  return order.status === 'Rejected' || order.status === 'Order Cancelled' ? 'nothing' : 'expected';
}

/**
 * Sums the entries in both currencies. In the other currency a payment is the total of the order's converted lines,
 * other credits are converted directly, and expenses absorb the rounding: the lines add up to the sum, and a full
 * refund leaves zero.
 */
export function earningsOf(booked: Booked): Earnings {
  const { order, lines: amounts, converted, entries, refund } = booked;
  const { currency, usd_jpy_rate: rate } = order;
  const other = converted.total.currency;
  const state = stateOf(booked);
  if (state === 'expected') {
    const { amount_received: total } = amounts;
    return { state, lines: [], total, converted_total: converted.amount_received, pending: null };
  }
  let total = moneyFrom(0n, currency);
  let converted_total = moneyFrom(0n, other);
  /** Subtracts an amount from the sums. @returns its value in the other currency */
  const takeOff = (amount: Money): Money => {
    total = subtract(total, amount);
    const before = converted_total;
    converted_total = convert(total, other, rate);
    return subtract(converted_total, before);
  };
  const negated = (amount: Money) => subtract(moneyFrom(0n, amount.currency), amount);
  const lines = entries.map(({ direction, cause, amount: decimal, at }): EarningsLine => {
    const amount = moneyFrom(unitsOf({ amount: decimal, currency }), currency);
    const line = { cause, at: at.toISOString() };
    if (direction === 'expense') return { ...line, amount: negated(amount), converted_amount: takeOff(amount) };
    const converted_amount = sales.has(cause) ? converted.amount_received : convert(amount, other, rate);
    total = add(total, amount);
    converted_total = add(converted_total, converted_amount);
    return { ...line, amount, converted_amount };
  });
  const sums = { total, converted_total };
  const due = moneyFrom(unitsOf({ amount: refund?.seller_share_amount ?? '0', currency }), currency);
  if (unitsOf(due) === 0n) return { state, lines, ...sums, pending: null };
  const converted_amount = takeOff(due);
  return { state, lines, ...sums, pending: { amount: negated(due), converted_amount, total, converted_total } };
}
