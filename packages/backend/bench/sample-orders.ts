/**
 * Inserts years of orders in bulk, for benchmarks: 70 % sales, 15 % rentals and 15 % custom orders; most are closed, one in
 * eight was rejected or cancelled, and the last 20 of every seller are open. With the related rows: ledger entries,
 * cancellations, refunds, events and some messages.
 */
import { convert, type Money } from '@smart-art/openapi/rules';
import type { Queries } from '../src/db/database.ts';
import {
  art_pieces,
  buyers,
  cancellation_sums,
  custom_orders,
  events,
  ledger_entries,
  order_cancellations,
  order_messages,
  order_refunds,
  orders,
  work_grams,
  works,
} from '../src/db/schema/index.ts';
import { randomFrom } from '../src/demo/art/random.ts';
import { newId } from '../src/ids.ts';
import { linesOf, totalKeyOf } from '../src/orders/amounts.ts';
import { saleCauses } from '../src/orders/money-back.ts';
import { orderGrams } from '../src/orders/narrowing.ts';
import type { KnownBuyer } from '../src/orders/upsert-buyer.ts';
import { identityOf } from '../src/products/derived.ts';
import { searchGrams, searchText, sortKey } from '../src/products/folding.ts';

/** Rows per statement: PostgreSQL allows 65,535 values in one. */
const batch = 500;
const openCount = 20;
const day = 86_400_000;
const nouns = ['Harbour', 'Meadow', 'Vessel', 'Night', 'Window', '港', '霧', 'Threshold', 'Currents', 'Ridge'];
const address = {
  name: 'Emma Larsen',
  address_line_1: '12 Quay Street',
  address_line_2: null,
  city: 'Onomichi',
  state: null,
  pin_code: '722-0001',
  country: 'JP',
  phone: null,
};

/** What benchmarks look up in the inserted orders. */
export interface OrderSample {
  /** A closed sale. */
  orderId: string;
  number: string;
  buyerId: string;
  buys: number;
  customs: number;
  cancellations: number;
}

type NewOrder = typeof orders.$inferInsert;

const kindOf = (index: number): NewOrder['kind'] => {
  const place = (index * 37) % 100;
  return place < 70 ? 'buy' : place < 85 ? 'rent' : 'custom';
};

const openStatuses = [
  'Purchase Request',
  'Payment Requested',
  'Payment',
  'Order Confirmed',
  'Shipped',
  'Delivered',
] as const;

function statusOf(index: number, count: number): NewOrder['status'] {
  if (index >= count - openCount) return openStatuses[index % openStatuses.length] ?? 'Shipped';
  const place = (index * 53) % 100;
  return place < 5 ? 'Rejected' : place < 12 ? 'Order Cancelled' : 'Closed';
}

const stages = {
  Rejected: 'artist_not_accepted',
  'Purchase Request': 'placed',
  'Payment Requested': 'artist_accepted',
  Payment: 'artist_accepted',
  'Order Confirmed': 'in_progress',
} as const;

const stageOf = (status: NewOrder['status']) =>
  status in stages ? stages[status as keyof typeof stages] : 'completed';

interface Seller {
  id: string;
  count: number;
  workIds: string[];
  buyers: KnownBuyer[];
  now: number;
}

function orderRow({ id: seller_id, count, workIds, buyers, now }: Seller, index: number): NewOrder {
  const random = randomFrom(`order ${index}`);
  const kind = kindOf(index);
  const status = statusOf(index, count);
  const number = `B${seller_id.slice(-4)}-${String(index).padStart(6, '0')}`;
  const title = `${random.pick(nouns)} ${random.pick(nouns)} ${index}`;
  const text = searchText([number, title, 'Emma Larsen']);
  // Spread evenly over five years, so that the open orders are recent.
  const createdAt = new Date(now - ((count - index) / count) * 5 * 365 * day);
  const currency = random.pick(['USD', 'JPY'] as const);
  const dollars = Math.round(50 * 200 ** random.unit());
  const isOpen = index >= count - openCount;
  const isPaid = !['Purchase Request', 'Payment Requested', 'Payment', 'Rejected'].includes(status);
  const priced = {
    currency,
    unit_price_amount: String(currency === 'USD' ? dollars : dollars * 155),
    units: kind === 'rent' ? 3 : 1,
    event_discount: 'none' as const,
    event_discount_percent: 10,
    service_charge_percent: 12,
    tax_percent: 10,
    delivery_charge_amount: '45',
    insurance_charge_amount: '0',
    deposit_amount: kind === 'rent' ? '100' : null,
    usd_jpy_rate: 155,
  };
  return {
    ...priced,
    id: newId('ord'),
    number,
    kind,
    seller_id,
    ...(buyers[index % buyers.length] as KnownBuyer),
    work_id: kind === 'custom' ? null : (workIds[index % workIds.length] ?? null),
    title,
    status,
    stage: kind === 'custom' ? stageOf(status) : null,
    needed_by:
      kind === 'custom' && index % 3 > 0 ? new Date(createdAt.getTime() + 60 * day).toISOString().slice(0, 10) : null,
    needs_seller: status === 'Purchase Request' || status === 'Payment' || status === 'Order Confirmed',
    delivery_address: address,
    international: false,
    total_key: totalKeyOf(priced),
    payment_method: isPaid ? 'card' : status === 'Payment' ? 'bank_transfer' : null,
    payment_status: isPaid ? 'confirmed' : status === 'Payment' ? 'pending' : 'none',
    payment_due_at: status === 'Payment' || status === 'Payment Requested' ? new Date(now + 5 * day) : null,
    return_until: status === 'Delivered' ? new Date(now + 5 * day) : null,
    lease_status: kind !== 'rent' ? null : status === 'Closed' ? 'returned' : isOpen ? 'under_lease' : 'not_started',
    lease_ends_at: kind === 'rent' && isOpen ? new Date(now + 20 * day) : null,
    paid_at: isPaid ? createdAt : null,
    closed_at: status === 'Closed' ? createdAt : null,
    search_text: text,
    search_grams: orderGrams(seller_id, text),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const receivedOf = (order: NewOrder): Money => linesOf(order as typeof orders.$inferSelect).amount_received;

const endedWithoutSale = ({ status }: NewOrder) => status === 'Rejected' || status === 'Order Cancelled';

const causes = ['by_buyer', 'by_seller', 'payment_lapsed'] as const;

async function addRelatedRows(queries: Queries, rows: NewOrder[]): Promise<void> {
  const custom = rows.filter(({ kind }) => kind === 'custom');
  if (custom.length > 0) {
    await queries
      .insert(custom_orders)
      .values(custom.map(({ id, seller_id }) => ({ order_id: id, seller_id, auction: false })));
    await queries.insert(art_pieces).values(
      custom.map(({ id, seller_id, title, status, created_at }) => ({
        id: newId('pce'),
        seller_id,
        order_id: id,
        position: 0,
        title,
        type: 'art' as const,
        size_unit: 'cm' as const,
        status: status === 'Closed' ? ('delivered' as const) : ('not_started' as const),
        created_at,
        updated_at: created_at,
      })),
    );
  }
  const ended = rows.filter(endedWithoutSale);
  if (ended.length > 0) {
    await queries.insert(order_cancellations).values(
      ended.map(({ id, seller_id, status, created_at }, index) => ({
        id: newId('can'),
        order_id: id,
        seller_id,
        cause: status === 'Rejected' ? ('rejected' as const) : (causes[index % causes.length] ?? 'by_buyer'),
        cancelled_at: created_at,
      })),
    );
  }
  const refunded = ended.filter(({ status }) => status === 'Order Cancelled');
  if (refunded.length > 0) await addRefunds(queries, refunded);
  const earned = rows.filter(({ status }) => status === 'Closed');
  if (earned.length > 0) {
    await queries.insert(ledger_entries).values(
      earned.map((order) => ({
        id: newId('led'),
        seller_id: order.seller_id,
        order_id: order.id,
        direction: 'credit' as const,
        cause: saleCauses[order.kind],
        ...receivedOf(order),
        at: order.created_at,
      })),
    );
  }
  await addHistory(queries, rows);
}

async function addRefunds(queries: Queries, rows: NewOrder[]): Promise<void> {
  await queries.insert(order_refunds).values(
    rows.map((order) => ({
      id: newId('ref'),
      order_id: order.id,
      seller_id: order.seller_id,
      cause: 'cancellation' as const,
      ...receivedOf(order),
      seller_share_amount: receivedOf(order).amount,
      status: 'refunded' as const,
      due_at: order.created_at,
      refunded_at: order.created_at,
    })),
  );
}

/** The events of every order, and messages of every fifth. */
async function addHistory(queries: Queries, rows: NewOrder[]): Promise<void> {
  const eventNames = ['placed', 'payment_requested', 'payment_confirmed', 'shipped', 'delivered', 'closed'];
  await queries.insert(events).values(
    rows.flatMap(({ id, created_at }) =>
      eventNames.map((event) => ({
        id: newId('evt'),
        subject_kind: 'order',
        subject_id: id,
        at: created_at,
        actor_kind: 'seller' as const,
        event,
        values: {},
      })),
    ),
  );
  const withMessages = rows.filter((_, index) => index % 5 === 0);
  await queries.insert(order_messages).values(
    withMessages.flatMap(({ id, seller_id, created_at }) =>
      (['buyer', 'seller'] as const).map((from_kind) => ({
        id: newId('oms'),
        order_id: id,
        seller_id,
        at: created_at,
        from_kind,
        message: 'When does it leave, and how is it packed?',
      })),
    ),
  );
}

async function addWorks(queries: Queries, sellerId: string, count: number): Promise<string[]> {
  const at = new Date();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId('wrk'),
    seller_id: sellerId,
    title: `Work ${index}`,
    type: 'art' as const,
    category_id: 'cat_painting',
    size_unit: 'cm' as const,
    for_sale: true,
    for_rent: false,
    pieces: 10_000,
    status: 'for_sale' as const,
    attention: [],
    search_text: `work ${index}`,
    title_key: sortKey(`Work ${index}`),
    identity: identityOf(`Work ${index}`, null, null),
    created_at: at,
    updated_at: at,
  }));
  await queries.insert(works).values(rows);
  // Otherwise the next start would index them all, one by one.
  const grams = rows.map(({ id, search_text }) => ({ work_id: id, grams: searchGrams(sellerId, search_text) }));
  await queries.insert(work_grams).values(grams);
  return rows.map(({ id }) => id);
}

async function addBuyers(queries: Queries, sellerId: string, count: number): Promise<KnownBuyer[]> {
  const name = { kind: 'personal', first_name: 'Emma', last_name: 'Larsen', company: null } as const;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...name,
    id: newId('buy'),
    seller_id: sellerId,
    email: `emma-${index}@example.com`,
    language: 'en' as const,
    delivery_address: address,
    created_at: new Date(),
  }));
  for (let start = 0; start < rows.length; start += batch) {
    await queries.insert(buyers).values(rows.slice(start, start + batch));
  }
  return rows.map(({ id, email, language }) => ({ buyer_id: id, buyer: { ...name, email, language } }));
}

/** Inserts so many orders for a seller. */
export async function insertOrders(queries: Queries, sellerId: string, count: number): Promise<OrderSample> {
  const workIds = await addWorks(queries, sellerId, Math.min(count, 500));
  const knownBuyers = await addBuyers(queries, sellerId, Math.ceil(count / 10));
  const seller = { id: sellerId, count, workIds, buyers: knownBuyers, now: Date.now() };
  const sample = { orderId: '', number: '', buyerId: '', buys: 0, customs: 0, cancellations: 0 };
  const sums = { usd: 0, jpy: 0 };
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    const rows = Array.from({ length: size }, (_, index) => orderRow(seller, start + index));
    await queries.insert(orders).values(rows);
    await addRelatedRows(queries, rows);
    for (const order of rows) {
      if (order.kind === 'buy') sample.buys++;
      if (order.kind === 'custom') sample.customs++;
      if (endedWithoutSale(order)) sample.cancellations++;
      if (order.status === 'Order Cancelled') {
        sums.usd += Number(convert(receivedOf(order), 'USD', order.usd_jpy_rate).amount);
        sums.jpy += Number(convert(receivedOf(order), 'JPY', order.usd_jpy_rate).amount);
      }
      if (order.kind === 'buy' && order.status === 'Closed') {
        Object.assign(sample, { orderId: order.id, number: order.number, buyerId: order.buyer_id });
      }
    }
  }
  await queries
    .insert(cancellation_sums)
    .values({ seller_id: sellerId, usd: sums.usd.toFixed(2), jpy: String(sums.jpy) });
  return sample;
}
