/** Validates a seller's edit of a piece and converts it to columns. */
import type { components } from '@smart-art/openapi/product';
import { compare } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { siteSettings } from '../general/handlers.ts';
import { aboveLimit, limitOf } from '../general/limits.ts';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import { fitsCurrency, moneyOf } from '../products/money.ts';
import type { OwnedPiece, PieceColumns } from './change.ts';
import type { ArtPieceRow } from './find.ts';

export type ArtPieceInput = components['schemas']['ArtPieceInput'];
type Money = components['schemas']['Money'];

const costFields = ['normal_cost', 'crowdfunding_cost'] as const;
type CostField = (typeof costFields)[number];

const costOf = (piece: ArtPieceRow, field: CostField): Money | null =>
  moneyOf(piece[`${field}_amount`], piece[`${field}_currency`]);

function isSame(a: Money | null, b: Money | null): boolean {
  if (!a || !b) return a === b;
  return a.currency === b.currency && compare(a, b) === 0;
}

const chargeFields = ['delivery_charge', 'insurance_charge'] as const;
type ChargeField = (typeof chargeFields)[number];

/** The current charge, in the order's currency. */
const chargeOf = (piece: ArtPieceRow, field: ChargeField, currency: Money['currency']): Money | null =>
  moneyOf(piece[field], currency);

/** Checks decimals, currency, amounts that are already agreed, and the limits of charges. */
async function refuseAmounts(
  tx: Queries,
  refused: FieldErrors,
  { piece, owner }: OwnedPiece,
  input: ArtPieceInput,
): Promise<void> {
  const { currency, costsAreOpen } = owner;
  const settings = await siteSettings(tx);
  for (const field of [...costFields, ...chargeFields]) {
    const said = input[field] ?? null;
    const held =
      field === 'normal_cost' || field === 'crowdfunding_cost'
        ? costOf(piece, field)
        : chargeOf(piece, field, currency);
    if (said && said.currency !== currency) {
      refused[`${field}.currency`] = [{ key: 'crowdfundingOneCurrency', values: { currency } }];
    } else if (said && !fitsCurrency(said)) refused[`${field}.amount`] = [{ key: 'yenHaveNoDecimals' }];
    else if (!costsAreOpen && !isSame(said, held)) refused[field] = [{ key: 'artPieceCostFixed' }];
    else if (said && (field === 'delivery_charge' || field === 'insurance_charge')) {
      const above = isSame(said, held) ? undefined : aboveLimit(settings, limitOf[field], said);
      if (above) refused[`${field}.amount`] = [above];
    }
  }
}

/** Rejects fields that only apply to the other kind of owner. */
function refuseOfOtherKind(refused: FieldErrors, { kind }: OwnedPiece['owner'], input: ArtPieceInput): void {
  const { normal_cost: normal, crowdfunding_cost: crowdfunding } = input;
  if (kind === 'custom_order') {
    if (crowdfunding) refused.crowdfunding_cost = [{ key: 'artPieceNoCrowdfundingCost' }];
    return;
  }
  for (const field of chargeFields) if (input[field]) refused[field] = [{ key: 'artPieceNoCharge' }];
  if (!normal) refused.normal_cost = [{ key: 'required' }];
  if (!crowdfunding) refused.crowdfunding_cost = [{ key: 'required' }];
  if (normal && crowdfunding && normal.currency === crowdfunding.currency && compare(crowdfunding, normal) > 0) {
    refused['crowdfunding_cost.amount'] ??= [{ key: 'crowdfundingCostAbove' }];
  }
}

/** All columns for the input. @throws HttpError 422 */
export async function columnsOf(tx: Queries, owned: OwnedPiece, input: ArtPieceInput): Promise<PieceColumns> {
  const { piece, owner } = owned;
  const refused: FieldErrors = {};
  const { start_date: start = null, completion_date: completion = null } = input;
  if (start && completion && completion < start) refused.completion_date = [{ key: 'artPieceCompletionBeforeStart' }];
  await refuseAmounts(tx, refused, owned, input);
  refuseOfOtherKind(refused, owner, input);
  if (Object.keys(refused).length > 0) throw unprocessable(refused);
  return {
    title: input.title.trim(),
    description: input.description?.trim() || null,
    type: input.type ?? piece.type,
    width: input.width ?? null,
    height: input.height ?? null,
    depth: input.depth ?? null,
    size_unit: input.size_unit ?? 'cm',
    start_date: start,
    completion_date: completion,
    normal_cost_amount: input.normal_cost?.amount ?? null,
    normal_cost_currency: input.normal_cost?.currency ?? null,
    delivery_charge: input.delivery_charge?.amount ?? null,
    insurance_charge: input.insurance_charge?.amount ?? null,
    crowdfunding_cost_amount: input.crowdfunding_cost?.amount ?? null,
    crowdfunding_cost_currency: input.crowdfunding_cost?.currency ?? null,
  };
}
