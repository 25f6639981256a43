/** What the transition table of custom orders asks, and what follows from the pieces. */
import { customOrderLines, returnWindowDays } from '@smart-art/openapi/rules';
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

export const factsOf = ({ order, custom }: CustomOrderRecord, pieces: readonly ArtPieceRow[]): CustomOrderFacts => ({
  auction: custom.auction,
  isOfferWhole: pieces.every(isOffered),
  paymentDueAt: order.payment_due_at,
  closesAt: order.delivered_at && new Date(order.delivered_at.getTime() + returnWindowDays * day),
});

/** The amounts of a custom order, line by line. */
export const linesOf = ({ order }: CustomOrderRecord, pieces: readonly ArtPieceRow[]) =>
  customOrderLines(
    order.currency,
    pieces.map((piece) => ({
      cost: moneyOf(piece.normal_cost_amount, piece.normal_cost_currency),
      deliveryCharge: moneyOf(piece.delivery_charge, order.currency),
      insuranceCharge: moneyOf(piece.insurance_charge, order.currency),
    })),
    { serviceCharge: order.service_charge_percent, tax: order.tax_percent },
  );
