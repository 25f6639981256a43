/** A buyer's actions on an order (000 section 4; 001 sections 4 and 9). */
import { bankTransferWindow, moneyFrom, monthsLater, orderLines } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { day } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { lease_renewals, order_documents, order_returns } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import { newId } from '../ids.ts';
import { recordDocuments, type StoredDocument } from '../platform/documents.ts';
import { deadline } from '../processes/order-steps.ts';
import { timeZoneOf } from '../settings/record.ts';
import { linesOf } from './amounts.ts';
import { book, saleCauses } from './money-back.ts';
import { recordAndNotify } from './notify.ts';
import { requireTerm } from './place.ts';
import { orderStatusAfter, returnStatusAfter } from './process-of.ts';
import type { OrderRow } from './record.ts';
import type { Step } from './step.ts';
import { writeOrder } from './write.ts';

export interface Payment {
  method: 'card' | 'wallet' | 'bank_transfer';
  /** Reference of the payment at the payment provider. */
  reference: string | null;
  /** Only for a bank transfer. */
  receipt?: StoredDocument;
}

/**
 * The buyer pays. The provider confirms card and wallet payments; a transfer must be confirmed by the seller within 10
 * days (001 section 9).
 */
export async function pay({ tx, record, now }: Step, { method, reference, receipt }: Payment): Promise<void> {
  const status = orderStatusAfter(record, 'pay', now, 'buyer');
  const isTransfer = method === 'bank_transfer';
  const payment_due_at = isTransfer ? new Date(now.getTime() + bankTransferWindow) : null;
  if (receipt) {
    await recordDocuments(tx, [receipt], now);
    const place = { document_id: receipt.id, order_id: record.order.id, position: record.order.version };
    await tx.insert(order_documents).values({ ...place, kind: 'payment_receipt' });
  }
  const payment = { payment_method: method, payment_reference: reference, paid_at: now, payment_due_at };
  const payment_status = isTransfer ? 'pending' : 'confirmed';
  const order = await writeOrder(tx, record.order, { ...payment, status, payment_status }, now);
  const { amount_received } = linesOf(order);
  if (!isTransfer) await book(tx, order, { direction: 'credit', cause: saleCauses[order.kind] }, amount_received, now);
  const event = isTransfer ? 'transfer_reported' : 'paid';
  const values = { method, ...(payment_due_at && deadline(payment_due_at)) };
  await recordAndNotify(tx, order, record.buyer, { event, actor: 'buyer', values, seller: event }, now);
}

/** What starts on delivery: the return window of a purchase, or the lease of a rental. */
async function beginning(tx: Queries, { kind, units, seller_id }: OrderRow, now: Date): Promise<Partial<OrderRow>> {
  if (kind === 'rent') {
    const lease_ends_at = monthsLater(now, units, await timeZoneOf(tx, seller_id));
    return { lease_status: 'under_lease', lease_starts_at: now, lease_ends_at };
  }
  const { return_window_days } = await siteSettings(tx);
  return { return_until: new Date(now.getTime() + return_window_days * day) };
}

/**
 * The months of a rental so far. The lease end is calculated from the start and all months: otherwise a rental from the
 * 31st would lose days with every renewal.
 */
async function monthsOf(tx: Queries, { id, units }: OrderRow): Promise<number> {
  const renewed = await tx
    .select({ months: lease_renewals.months })
    .from(lease_renewals)
    .where(eq(lease_renewals.order_id, id));
  return renewed.reduce((sum, { months }) => sum + months, units);
}

export async function receiveOrder({ tx, record, now }: Step, actor: 'buyer' | 'super_admin' = 'buyer'): Promise<void> {
  const status = orderStatusAfter(record, 'receive', now, actor);
  const change = { status, delivered_at: now, ...(await beginning(tx, record.order, now)) };
  const order = await writeOrder(tx, record.order, change, now);
  await recordAndNotify(tx, order, record.buyer, { event: 'delivered', actor, seller: 'delivered' }, now);
}

export async function requestReturn({ tx, record, now }: Step, reason: string): Promise<void> {
  const action = record.order.kind === 'rent' ? 'request_rent_return' : 'request_return';
  const status = orderStatusAfter(record, action, now, 'buyer');
  await tx.insert(order_returns).values({
    id: newId('ret'),
    order_id: record.order.id,
    seller_id: record.order.seller_id,
    status: 'requested',
    reason,
    requested_at: now,
  });
  const order = await writeOrder(tx, record.order, { status }, now);
  const newEvent = { event: 'return_requested', actor: 'buyer', note: reason, seller: 'return_requested' } as const;
  await recordAndNotify(tx, order, record.buyer, newEvent, now);
}

export async function shipReturn(
  { tx, record, now }: Step,
  parcel: { tracking_number: string | null; courier_company: string | null },
): Promise<void> {
  const action = record.order.kind === 'rent' ? 'ship_rent_return' : 'ship_return';
  const { returned, status } = returnStatusAfter(record, action, now, 'buyer');
  await tx
    .update(order_returns)
    .set({ ...parcel, status, shipped_at: now })
    .where(eq(order_returns.id, returned.id));
  const order = await writeOrder(tx, record.order, {}, now);
  await recordAndNotify(
    tx,
    order,
    record.buyer,
    { event: 'return_shipped', actor: 'buyer', seller: 'return_shipped' },
    now,
  );
}

/** Renews a rental for another term, paid at once. @throws HttpError 409, 422 about the months */
export async function renew({ tx, record, now }: Step, months: number): Promise<void> {
  orderStatusAfter(record, 'renew_rent', now, 'buyer');
  const { order, buyer } = record;
  requireTerm(months, order.minimum_rental_months, order.maximum_rental_months);
  const starts_at = order.lease_ends_at ?? now;
  const term = (await monthsOf(tx, order)) + months;
  const ends_at = monthsLater(order.lease_starts_at ?? now, term, await timeZoneOf(tx, order.seller_id));
  const lines = orderLines({
    unitPrice: { amount: order.unit_price_amount, currency: order.currency },
    units: months,
    eventDiscountPercent: 0,
    serviceChargePercent: order.service_charge_percent,
    taxPercent: order.tax_percent,
    deliveryCharge: null,
    insuranceCharge: null,
    deposit: moneyFrom(0n, order.currency),
  });
  await tx.insert(lease_renewals).values({
    id: newId('ren'),
    order_id: order.id,
    seller_id: order.seller_id,
    months,
    total_amount: lines.total.amount,
    amount_received_amount: lines.amount_received.amount,
    currency: order.currency,
    starts_at,
    ends_at,
    renewed_at: now,
  });
  const after = await writeOrder(tx, order, { lease_status: 'renewed', lease_ends_at: ends_at }, now);
  await book(tx, order, { direction: 'credit', cause: 'renewal' }, lines.amount_received, now);
  const values = { months, ...deadline(ends_at), amount: lines.total };
  await recordAndNotify(tx, after, buyer, { event: 'renewed', actor: 'buyer', values, seller: 'renewed' }, now);
}
