/** Converts rows to the contract's Order. */

import type { components } from '@smart-art/openapi/product';
import { personName } from '@smart-art/openapi/rules';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { queryAll } from '../db/query-all.ts';
import { lease_renewals, type OrderBuyer } from '../db/schema/index.ts';
import { type ImageRow, imageOf } from '../images/image.ts';
import { documentOf } from '../platform/documents.ts';
import { timelineOf } from '../platform/timeline.ts';
import { moneyOf } from '../products/money.ts';
import { picturesOf } from '../products/product.ts';
import type { Services } from '../services.ts';
import { linesOf, otherLinesOf } from './amounts.ts';
import { conditionsOf } from './conditions.ts';
import { earningsOf, entriesOf } from './earnings.ts';
import { latestMessages } from './messages.ts';
import { payoutsOf, payoutTermsOf } from './payouts.ts';
import { sellerActions } from './process-of.ts';
import { type Buyer, type OrderRecord, type OrderRow, recordsOf } from './record.ts';
import { amountOf, type Filed, filesOf, settlementOf } from './settlement.ts';

export type Order = components['schemas']['Order'];
export type OrderDetails = components['schemas']['OrderDetails'];

const textOf = (instant: Date | null) => instant?.toISOString() ?? null;

export const buyerOf = (buyer: Buyer) => ({
  id: buyer.id,
  kind: buyer.kind,
  name: nameOf(buyer),
  company: buyer.company,
  email: buyer.email,
});

export const nameOf = ({ first_name, last_name }: Pick<OrderBuyer, 'first_name' | 'last_name'>): string =>
  personName(first_name, last_name);

export const workOf = ({ work_id, title }: OrderRow, cover: ImageRow | undefined) => ({
  id: work_id,
  title,
  cover: cover ? imageOf(cover) : null,
});

function rentOf({ order }: OrderRecord): Order['rent'] {
  const monthly_price = moneyOf(order.unit_price_amount, order.currency);
  if (order.kind !== 'rent' || !monthly_price || !order.lease_status) return null;
  return {
    monthly_price,
    months: order.units,
    minimum_rental_months: order.minimum_rental_months,
    maximum_rental_months: order.maximum_rental_months,
    renewal: order.rent_renewal,
    lease_status: order.lease_status,
    lease_starts_at: textOf(order.lease_starts_at),
    lease_ends_at: textOf(order.lease_ends_at),
  };
}

/** Cover pictures by work id. */
export async function coversOf(queries: Queries, rows: Pick<OrderRow, 'work_id'>[]): Promise<Map<string, ImageRow>> {
  const ids = [...new Set(rows.flatMap(({ work_id }) => work_id ?? []))];
  const pictures = ids.length > 0 ? await picturesOf(queries, ids, true) : [];
  return new Map(pictures.map((picture) => [picture.work_id ?? '', picture]));
}

/** Related data needed to describe orders. */
interface Beside {
  covers: Map<string, ImageRow>;
  entries: Awaited<ReturnType<typeof entriesOf>>;
}

/** Loads the related data of several orders at once. */
export async function besideOf(queries: Queries, rows: readonly OrderRow[]): Promise<Beside> {
  const ids = rows.map(({ id }) => id);
  return queryAll({ covers: () => coversOf(queries, [...rows]), entries: () => entriesOf(queries, ids) });
}

/** An order as in lists. */
export function orderOf(record: OrderRecord, { covers, entries }: Beside, now: Date): Order {
  const { order, buyer, returned, refund } = record;
  const lines = linesOf(order);
  const converted = otherLinesOf(order);
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    status: order.status,
    needs_me: order.needs_seller,
    work: workOf(order, covers.get(order.work_id ?? '')),
    buyer: buyerOf(buyer),
    international: order.international,
    amounts: lines,
    earnings: earningsOf({ order, lines, converted, entries: entries.get(order.id) ?? [], refund }),
    event_discount_status: order.event_discount,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    payment_due_at: textOf(order.payment_due_at),
    return_until: textOf(order.return_until),
    return_status: returned?.status ?? null,
    rent: rentOf(record),
    available_actions: sellerActions(record, now),
    version: order.version,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}

function returnOf(services: Services, { order, returned }: OrderRecord, files: Filed[]): OrderDetails['return'] {
  if (!returned) return null;
  const photographs = files.filter(({ link }) => link.kind === 'condition' && link.return_id === returned.id);
  return {
    id: returned.id,
    status: returned.status,
    reason: returned.reason,
    rejection_reason: returned.rejection_reason,
    tracking_number: returned.tracking_number,
    courier_company: returned.courier_company,
    condition: returned.condition,
    condition_note: returned.condition_note,
    deposit: returned.deposit,
    deposit_kept: moneyOf(returned.deposit_kept_amount, order.currency),
    photographs: photographs.map(({ file }) => documentOf(services, file)),
    requested_at: returned.requested_at.toISOString(),
    answered_at: textOf(returned.answered_at),
    shipped_at: textOf(returned.shipped_at),
    received_at: textOf(returned.received_at),
  };
}

function shipmentOf(order: OrderRow): OrderDetails['shipment'] {
  const { tracking_url, tracking_number, tracking_date, courier_company, shipped_at, delivered_at } = order;
  if (!tracking_url || !tracking_number || !tracking_date || !courier_company || !shipped_at) return null;
  return {
    tracking_url,
    tracking_number,
    tracking_date,
    courier_company,
    shipped_at: shipped_at.toISOString(),
    delivered_at: textOf(delivered_at),
  };
}

async function renewalsOf(queries: Queries, orderId: string): Promise<OrderDetails['renewals']> {
  const rows = await queries
    .select()
    .from(lease_renewals)
    .where(eq(lease_renewals.order_id, orderId))
    .orderBy(asc(lease_renewals.starts_at), asc(lease_renewals.id));
  return rows.map((row) => ({
    id: row.id,
    months: row.months,
    total: amountOf(row.total_amount, row.currency),
    amount_received: amountOf(row.amount_received_amount, row.currency),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }));
}

/** An order with all details; works inside or outside a transaction. */
export async function describeOrder(services: Services, queries: Queries, order: OrderRow): Promise<OrderDetails> {
  const { records, filed, beside, renewals, terms, messages, timeline } = await queryAll({
    records: () => recordsOf(queries, [order]),
    filed: async () => {
      const files = await filesOf(queries, order.id);
      const settlement = await settlementOf(services, queries, order, files);
      return { files, settlement, conditions: await conditionsOf(services, queries, order.id, files) };
    },
    beside: () => besideOf(queries, [order]),
    renewals: () => renewalsOf(queries, order.id),
    terms: () => payoutTermsOf(queries, order.seller_id),
    messages: () => latestMessages(queries, order.id),
    timeline: () => timelineOf(queries, 'order', order.id),
  });
  const [record] = records;
  if (!record) throw new Error(`order ${order.id} is gone`);
  return {
    ...orderOf(record, beside, services.now()),
    delivery_address: order.delivery_address,
    buyer_note: order.buyer_note,
    event_name: order.event_name,
    event_discount_percent: order.event_discount_percent,
    service_charge_percent: order.service_charge_percent,
    tax_percent: order.tax_percent,
    usd_jpy_rate: order.usd_jpy_rate,
    converted_amounts: otherLinesOf(order),
    ...filed.settlement,
    payouts: payoutsOf({ ...record, entries: beside.entries.get(order.id) ?? [] }, terms),
    payment_requested_at: textOf(order.payment_requested_at),
    paid_at: textOf(order.paid_at),
    confirmed_at: textOf(order.confirmed_at),
    shipment: shipmentOf(order),
    closed_at: textOf(order.closed_at),
    return: returnOf(services, record, filed.files),
    renewals,
    conditions: filed.conditions,
    messages,
    timeline,
  };
}
