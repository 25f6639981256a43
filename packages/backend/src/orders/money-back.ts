/** Refunds to buyers and sellers' earnings, written in the transaction that decides them. */
import { convert, type Money, moneyFrom, type RefundShares, unitsOf } from '@smart-art/openapi/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { cancellation_sums, ledger_entries, order_refunds } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { OrderRow, RefundRow } from './record.ts';

type EntryRow = typeof ledger_entries.$inferSelect;

/** Books a seller's earning or expense; zero amounts are skipped. */
export async function book(
  tx: Queries,
  order: OrderRow,
  entry: Pick<EntryRow, 'direction' | 'cause'>,
  { amount, currency }: Money,
  now: Date,
): Promise<void> {
  if (unitsOf({ amount, currency }) <= 0n) return;
  await tx
    .insert(ledger_entries)
    .values({ id: newId('led'), seller_id: order.seller_id, order_id: order.id, ...entry, amount, currency, at: now });
}

/** Adds a cancelled order's refund to the seller's refund totals, at the order's exchange rate. */
async function addUp(tx: Queries, { seller_id, usd_jpy_rate: rate }: OrderRow, amount: Money): Promise<void> {
  const [usd, jpy] = [convert(amount, 'USD', rate).amount, convert(amount, 'JPY', rate).amount];
  await tx
    .insert(cancellation_sums)
    .values({ seller_id, usd, jpy })
    .onConflictDoUpdate({
      target: cancellation_sums.seller_id,
      set: { usd: sql`${cancellation_sums.usd} + ${usd}`, jpy: sql`${cancellation_sums.jpy} + ${jpy}` },
    });
}

/** Records a refund due to the buyer. @returns whether the amount is above zero */
export async function oweRefund(
  tx: Queries,
  order: OrderRow,
  cause: RefundRow['cause'],
  { amount, sellerShare }: RefundShares,
  now: Date,
): Promise<boolean> {
  if (unitsOf(amount) <= 0n) return false;
  await tx.insert(order_refunds).values({
    id: newId('ref'),
    order_id: order.id,
    seller_id: order.seller_id,
    cause,
    amount: amount.amount,
    currency: amount.currency,
    seller_share_amount: sellerShare.amount,
    status: 'due',
    due_at: now,
  });
  if (cause === 'cancellation') await addUp(tx, order, amount);
  return true;
}

/** Records that a refund was paid, and books the seller's share. */
export async function payRefund(
  tx: Queries,
  order: OrderRow,
  refund: RefundRow,
  referenceNumber: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(order_refunds)
    .set({ status: 'refunded', reference_number: referenceNumber, refunded_at: now })
    .where(eq(order_refunds.id, refund.id));
  const share = { amount: refund.seller_share_amount, currency: refund.currency };
  await book(tx, order, { direction: 'expense', cause: 'refund' }, moneyFrom(unitsOf(share), share.currency), now);
}

/** Ledger causes of a confirmed payment by kind of order. */
export const saleCauses = { buy: 'sale', rent: 'rent', custom: 'custom' } as const satisfies Record<
  OrderRow['kind'],
  EntryRow['cause']
>;
