/** What a seller says of a piece. */
import type { components } from '@smart-art/openapi/product';
import { compare } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { type FieldRefusals, unprocessable } from '../http/refusal.ts';
import { fitsCurrency, moneyOf } from '../products/money.ts';
import type { OwnedPiece, PieceColumns } from './change.ts';
import type { ArtPieceRow } from './find.ts';
import { piecesBeside } from './find.ts';

type ArtPieceInput = components['schemas']['ArtPieceInput'];
type Money = components['schemas']['Money'];

const costFields = ['normal_cost', 'crowdfunding_cost'] as const;
type CostField = (typeof costFields)[number];

const costOf = (piece: ArtPieceRow, field: CostField): Money | null =>
  moneyOf(piece[`${field}_amount`], piece[`${field}_currency`]);

function isSame(a: Money | null, b: Money | null): boolean {
  if (!a || !b) return a === b;
  return a.currency === b.currency && compare(a, b) === 0;
}

/** The currency that the costs of an order or a request are in; null while none has a cost. */
async function currencyOf(tx: Queries, piece: ArtPieceRow): Promise<Money['currency'] | null> {
  const beside = await piecesBeside(tx, piece);
  return beside.find(({ normal_cost_currency }) => normal_cost_currency !== null)?.normal_cost_currency ?? null;
}

function refuseCosts(refused: FieldRefusals, piece: ArtPieceRow, owner: OwnedPiece['owner'], input: ArtPieceInput) {
  for (const field of costFields) {
    const cost = input[field] ?? null;
    if (cost && !fitsCurrency(cost)) refused[`${field}.amount`] = [{ key: 'yenHaveNoDecimals' }];
    else if (!owner.costsAreOpen && !isSame(cost, costOf(piece, field)))
      refused[field] = [{ key: 'artPieceCostFixed' }];
  }
}

function refuseCrowdfundingCost(refused: FieldRefusals, { kind }: OwnedPiece['owner'], input: ArtPieceInput): void {
  const { normal_cost: normal, crowdfunding_cost: crowdfunding } = input;
  if (kind === 'custom_order') {
    if (crowdfunding) refused.crowdfunding_cost = [{ key: 'artPieceNoCrowdfundingCost' }];
    return;
  }
  if (!normal) refused.normal_cost = [{ key: 'required' }];
  if (!crowdfunding) refused.crowdfunding_cost = [{ key: 'required' }];
  if (normal && crowdfunding && normal.currency === crowdfunding.currency && compare(crowdfunding, normal) > 0) {
    refused['crowdfunding_cost.amount'] ??= [{ key: 'crowdfundingCostAbove' }];
  }
}

async function refuseCurrencies(
  tx: Queries,
  refused: FieldRefusals,
  piece: ArtPieceRow,
  input: ArtPieceInput,
): Promise<void> {
  const currency = (await currencyOf(tx, piece)) ?? input.normal_cost?.currency;
  for (const field of costFields) {
    const cost = input[field];
    if (cost && currency && cost.currency !== currency) {
      refused[`${field}.currency`] = [{ key: 'crowdfundingOneCurrency', values: { currency } }];
    }
  }
}

/** The columns of what is said, all of them. @throws Refusal 422 */
export async function columnsOf(
  tx: Queries,
  { piece, owner }: OwnedPiece,
  input: ArtPieceInput,
): Promise<PieceColumns> {
  const refused: FieldRefusals = {};
  const { start_date: start = null, completion_date: completion = null } = input;
  if (start && completion && completion < start) refused.completion_date = [{ key: 'artPieceCompletionBeforeStart' }];
  refuseCosts(refused, piece, owner, input);
  refuseCrowdfundingCost(refused, owner, input);
  await refuseCurrencies(tx, refused, piece, input);
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
    crowdfunding_cost_amount: input.crowdfunding_cost?.amount ?? null,
    crowdfunding_cost_currency: input.crowdfunding_cost?.currency ?? null,
  };
}
