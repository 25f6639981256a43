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
async function checkAmounts(
  tx: Queries,
  errors: FieldErrors,
  { piece, owner }: OwnedPiece,
  input: ArtPieceInput,
): Promise<void> {
  const { currency, costsAreOpen } = owner;
  const settings = await siteSettings(tx);
  for (const field of [...costFields, ...chargeFields]) {
    const charge = input[field] ?? null;
    const current =
      field === 'normal_cost' || field === 'crowdfunding_cost'
        ? costOf(piece, field)
        : chargeOf(piece, field, currency);
    if (charge && charge.currency !== currency) {
      errors[`${field}.currency`] = [{ key: 'crowdfundingOneCurrency', values: { currency } }];
    } else if (charge && !fitsCurrency(charge)) errors[`${field}.amount`] = [{ key: 'yenHaveNoDecimals' }];
    else if (!costsAreOpen && !isSame(charge, current)) errors[field] = [{ key: 'artPieceCostFixed' }];
    else if (charge && (field === 'delivery_charge' || field === 'insurance_charge')) {
      const above = isSame(charge, current) ? undefined : aboveLimit(settings, limitOf[field], charge);
      if (above) errors[`${field}.amount`] = [above];
    }
  }
}

/** Rejects fields that only apply to the other kind of owner. */
function checkKind(errors: FieldErrors, { kind }: OwnedPiece['owner'], input: ArtPieceInput): void {
  const { normal_cost: normal, crowdfunding_cost: crowdfunding } = input;
  if (kind === 'custom_order') {
    if (crowdfunding) errors.crowdfunding_cost = [{ key: 'artPieceNoCrowdfundingCost' }];
    return;
  }
  for (const field of chargeFields) if (input[field]) errors[field] = [{ key: 'artPieceNoCharge' }];
  if (!normal) errors.normal_cost = [{ key: 'required' }];
  if (!crowdfunding) errors.crowdfunding_cost = [{ key: 'required' }];
  if (normal && crowdfunding && normal.currency === crowdfunding.currency && compare(crowdfunding, normal) > 0) {
    errors['crowdfunding_cost.amount'] ??= [{ key: 'crowdfundingCostAbove' }];
  }
}

/** All columns for the input. @throws HttpError 422 */
export async function columnsOf(tx: Queries, owned: OwnedPiece, input: ArtPieceInput): Promise<PieceColumns> {
  const { piece, owner } = owned;
  const errors: FieldErrors = {};
  const { start_date: start = null, completion_date: completion = null } = input;
  if (start && completion && completion < start) errors.completion_date = [{ key: 'artPieceCompletionBeforeStart' }];
  await checkAmounts(tx, errors, owned, input);
  checkKind(errors, owner, input);
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
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
