/** Converts contributions to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { personName, subtract } from '@smart-art/openapi/rules';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { contributions, supporters } from '../db/schema/index.ts';
import { amountOf } from './amount.ts';

export type Contribution = components['schemas']['Contribution'];
export type ContributionRow = typeof contributions.$inferSelect;
export type SupporterRow = typeof supporters.$inferSelect;

/** Maximum latest contributions in a request's details: the contract's bound. */
const shown = 200;

export const nameOf = ({ firstname, lastname }: Pick<SupporterRow, 'firstname' | 'lastname'>) =>
  personName(firstname, lastname);

export const supporterOf = (row: SupporterRow): components['schemas']['Supporter'] => ({
  id: row.id,
  name: nameOf(row),
  company: row.company,
});

export function contributionOf(row: ContributionRow, supporter: SupporterRow): Contribution {
  const amount = amountOf(row.amount, row.currency);
  const fee = amountOf(row.fee, row.currency);
  return {
    id: row.id,
    kind: row.kind,
    supporter: supporterOf(supporter),
    art_piece_id: row.piece_id,
    amount,
    fee_percent: row.fee_percent,
    fee,
    received: subtract(amount, fee),
    status: row.status,
    at: row.at.toISOString(),
    refunded_at: row.refunded_at?.toISOString() ?? null,
  };
}

/** The latest contributions to a request, the latest first. */
export async function latestContributions(queries: Queries, requestId: string): Promise<Contribution[]> {
  const rows = await queries
    .select({ contribution: contributions, supporter: supporters })
    .from(contributions)
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(eq(contributions.request_id, requestId))
    .orderBy(desc(contributions.at), desc(contributions.id))
    .limit(shown);
  return rows.map(({ contribution, supporter }) => contributionOf(contribution, supporter));
}
