/** Input of the custom order's transition table, and amounts derived from its pieces. */
import { add, moneyFrom, type OrderLines, orderLines } from '@smart-art/openapi/rules';
import type { ArtPieceRow } from '../art-pieces/find.ts';
import { day } from '../constants.ts';
import type { CustomOrderFacts } from '../processes/custom.ts';
import { moneyOf } from '../products/money.ts';
import type { CustomOrderRecord } from './find.ts';

const isOffered = (piece: ArtPieceRow): boolean =>
  piece.normal_cost_amount !== null &&
  piece.delivery_charge !== null &&
  piece.insurance_charge !== null &&
  piece.completion_date !== null;

/** @param windowDays how long a delivered order stays open; absent if closing is not checked */
export const factsOf = (
  { order, custom }: CustomOrderRecord,
  pieces: readonly ArtPieceRow[],
  windowDays?: number,
): CustomOrderFacts => ({
  auction: custom.auction,
  isOfferWhole: pieces.every(isOffered),
  paymentDueAt: order.payment_due_at,
  closesAt:
    order.delivered_at && windowDays !== undefined ? new Date(order.delivered_at.getTime() + windowDays * day) : null,
});

/** The amounts of a custom order: the sum of its pieces and their charges; missing amounts count as zero. */
export function linesOf({ order }: CustomOrderRecord, pieces: readonly ArtPieceRow[]): OrderLines {
  const { currency } = order;
  const sum = (part: (piece: ArtPieceRow) => string | null) =>
    add(moneyFrom(0n, currency), ...pieces.flatMap((piece) => moneyOf(part(piece), currency) ?? []));
  return orderLines({
    unitPrice: sum((piece) => piece.normal_cost_amount),
    units: 1,
    eventDiscountPercent: 0,
    serviceChargePercent: order.service_charge_percent,
    taxPercent: order.tax_percent,
    deliveryCharge: sum((piece) => piece.delivery_charge),
    insuranceCharge: sum((piece) => piece.insurance_charge),
    deposit: null,
  });
}

/** Amount columns of an order, used for sorting, filtering and cancellations. */
export function costColumnsOf(record: CustomOrderRecord, pieces: readonly ArtPieceRow[]) {
  const { price, delivery_charge, insurance_charge } = linesOf(record, pieces);
  return {
    unit_price_amount: price.amount,
    delivery_charge_amount: delivery_charge?.amount ?? null,
    insurance_charge_amount: insurance_charge?.amount ?? null,
  };
}
