/** Converts a custom order to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { convertedLines, type OrderLines } from '@smart-art/openapi/rules';
import type { ArtPieceRow } from '../art-pieces/find.ts';
import { type ArtPieceSummary, summariesOf } from '../art-pieces/summary.ts';
import type { Queries } from '../db/database.ts';
import { buyerOf } from '../orders/describe.ts';
import { type EntryRow, earningsOf, entriesOf } from '../orders/earnings.ts';
import { latestMessages } from '../orders/messages.ts';
import { payoutsOf, payoutTermsOf } from '../orders/payouts.ts';
import { type OrderRecord, factsOf as paymentFactsOf, recordsOf } from '../orders/record.ts';
import { filesOf, settlementOf } from '../orders/settlement.ts';
import { timelineOf } from '../platform/timeline.ts';
import { customOrderProcess, customPaymentProcess } from '../processes/custom.ts';
import { availableActions } from '../processes/process.ts';
import { moneyOf } from '../products/money.ts';
import type { Services } from '../services.ts';
import { factsOf, linesOf } from './facts.ts';
import { type CustomOrderRecord, piecesOfOrders, stageOf, stateOfRecord, timelineKind } from './find.ts';

type CustomOrder = components['schemas']['CustomOrder'];
type CustomOrderDetails = components['schemas']['CustomOrderDetails'];

const at = (instant: Date | null) => instant?.toISOString() ?? null;

const isDone = ({ status }: ArtPieceRow) => status === 'completed' || status === 'shipped' || status === 'delivered';

/** The seller's available actions on the order and its payment. */
const actionsOf = (record: CustomOrderRecord, pieces: readonly ArtPieceRow[], shared: OrderRecord, now: Date) => [
  ...availableActions(customOrderProcess, stateOfRecord(record), factsOf(record, pieces), now),
  ...availableActions(customPaymentProcess, record.order.status, paymentFactsOf(shared), now),
];

/** The same amounts in the other currency, at the order's exchange rate. */
const otherLinesOf = ({ order }: CustomOrderRecord, lines: OrderLines): OrderLines =>
  convertedLines(lines, order.currency === 'USD' ? 'JPY' : 'USD', order.usd_jpy_rate);

function summaryOf({ record, pieces, shared, entries }: Parts, now: Date): CustomOrder {
  const { order, custom } = record;
  const lines = linesOf(record, pieces);
  const converted = otherLinesOf(record, lines);
  return {
    id: order.id,
    number: order.number,
    title: order.title,
    status: order.status,
    stage: stageOf(order),
    auction: custom.auction,
    needs_me: order.needs_seller,
    buyer: buyerOf(shared.buyer),
    international: order.international,
    budget: moneyOf(custom.budget_amount, order.currency),
    amounts: lines,
    earnings: earningsOf({ order, lines, converted, entries, refund: shared.refund }),
    pieces: pieces.length,
    completed_pieces: pieces.filter(isDone).length,
    percent: Math.floor(pieces.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, pieces.length)),
    needed_by: order.needed_by,
    payment_due_at: at(order.payment_due_at),
    version: order.version,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    available_actions: actionsOf(record, pieces, shared, now),
  };
}

interface Parts {
  record: CustomOrderRecord;
  pieces: ArtPieceRow[];
  shared: OrderRecord;
  entries: EntryRow[];
}

/** Loads related rows of several orders at once. */
async function partsOf(queries: Queries, records: readonly CustomOrderRecord[]): Promise<Parts[]> {
  const rows = records.map(({ order }) => order);
  const ids = rows.map(({ id }) => id);
  const pieces = await piecesOfOrders(queries, ids);
  const entries = await entriesOf(queries, ids);
  const shared = new Map((await recordsOf(queries, rows)).map((one) => [one.order.id, one]));
  return records.flatMap((record) => {
    const beside = shared.get(record.order.id);
    const own = pieces.filter(({ order_id }) => order_id === record.order.id);
    const booked = entries.get(record.order.id) ?? [];
    return beside ? [{ record, pieces: own, shared: beside, entries: booked }] : [];
  });
}

/** Custom orders as in lists, in the given order. */
export async function summarizeOrders(
  queries: Queries,
  records: readonly CustomOrderRecord[],
  now: Date,
): Promise<CustomOrder[]> {
  if (records.length === 0) return [];
  const all = await partsOf(queries, records);
  return all.map((parts) => summaryOf(parts, now));
}

/** A custom order with all details. */
export async function describeOrder(
  services: Services,
  queries: Queries,
  record: CustomOrderRecord,
): Promise<CustomOrderDetails> {
  const { order, custom } = record;
  const now = services.now();
  const [parts] = await partsOf(queries, [record]);
  if (!parts) throw new Error(`order ${order.id} is not whole`);
  const { pieces } = parts;
  const summaries = await summariesOf(queries, pieces, now);
  const settlement = await settlementOf(services, queries, order, await filesOf(queries, order.id));
  return {
    ...summaryOf(parts, now),
    ...settlement,
    payouts: payoutsOf({ ...parts.shared, entries: parts.entries }, await payoutTermsOf(queries, order.seller_id)),
    description: custom.description,
    delivery_address: order.delivery_address,
    reason: custom.reason ?? settlement.cancellation?.reason ?? null,
    service_charge_percent: order.service_charge_percent,
    tax_percent: order.tax_percent,
    usd_jpy_rate: order.usd_jpy_rate,
    converted_amounts: otherLinesOf(record, linesOf(record, pieces)),
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    paid_at: at(order.paid_at),
    shipped_at: at(order.shipped_at),
    delivered_at: at(order.delivered_at),
    closed_at: at(order.closed_at),
    art_pieces: pieces.flatMap(({ id }): ArtPieceSummary[] => {
      const summary = summaries.get(id);
      return summary ? [summary] : [];
    }),
    messages: await latestMessages(queries, order.id),
    timeline: await timelineOf(queries, timelineKind, order.id),
  };
}
