/** Funds received by requests: sums over contributions. */
import type { components } from '@smart-art/openapi/product';
import { type FundsTotals, fundsLines, raisedOf, raisedPercent, totalFunds } from '@smart-art/openapi/rules';
import { and, count, countDistinct, eq, inArray, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { contributions, crowdfunding_requests } from '../db/schema/index.ts';
import { amountOf } from './amount.ts';

export type CrowdfundingFunds = components['schemas']['CrowdfundingFunds'];
type SellerFunds = components['schemas']['SellerFunds'];
type RequestRow = typeof crowdfunding_requests.$inferSelect;
type Currency = RequestRow['currency'];

interface Sum {
  kind: 'donation' | 'purchase';
  amount: string | null;
  fee: string | null;
  count: number;
}

/** The columns of {@link Sum}. */
const sums = {
  kind: contributions.kind,
  amount: sum(contributions.amount),
  fee: sum(contributions.fee),
  count: count(),
};

const countOf = (found: readonly Sum[], kind: Sum['kind']) =>
  found.filter((one) => one.kind === kind).reduce((total, one) => total + one.count, 0);

const totalsOf = (found: readonly Sum[], currency: Currency): FundsTotals =>
  totalFunds(
    currency,
    found.map(({ kind, amount, fee }) => ({
      kind,
      amount: amountOf(amount ?? '0', currency),
      fee: amountOf(fee ?? '0', currency),
    })),
  );

const received = eq(contributions.status, 'received');

/** The funds of requests, by request, excluding refunds. */
export async function fundsOf(
  queries: Queries,
  requests: readonly RequestRow[],
): Promise<Map<string, CrowdfundingFunds>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ id }) => id);
  const ofThese = and(inArray(contributions.request_id, ids), received);
  const found = await queries
    .select({ request_id: contributions.request_id, ...sums })
    .from(contributions)
    .where(ofThese)
    .groupBy(contributions.request_id, contributions.kind);
  const people = await queries
    .select({ request_id: contributions.request_id, supporters: countDistinct(contributions.supporter_id) })
    .from(contributions)
    .where(ofThese)
    .groupBy(contributions.request_id);
  const supporters = new Map(people.map((row) => [row.request_id, row.supporters]));
  return new Map(
    requests.map(({ id, amount_requested, currency }): [string, CrowdfundingFunds] => {
      const own = found.filter(({ request_id }) => request_id === id);
      const totals = totalsOf(own, currency);
      const requested = amountOf(amount_requested, currency);
      const raised = raisedOf(totals);
      return [
        id,
        {
          requested,
          raised,
          percent: raisedPercent(raised, requested),
          supporters: supporters.get(id) ?? 0,
          donations: countOf(own, 'donation'),
          purchases: countOf(own, 'purchase'),
          lines: fundsLines(totals),
        },
      ];
    }),
  );
}

/** Total funds of a seller's requests per currency; currencies without requests are left out. */
export async function fundsOfSeller(queries: Queries, sellerId: string): Promise<SellerFunds[]> {
  const requests = await queries
    .select({ currency: crowdfunding_requests.currency, count: count() })
    .from(crowdfunding_requests)
    .where(eq(crowdfunding_requests.seller_id, sellerId))
    .groupBy(crowdfunding_requests.currency);
  const own = and(eq(contributions.seller_id, sellerId), received);
  const found = await queries
    .select({ currency: contributions.currency, ...sums })
    .from(contributions)
    .where(own)
    .groupBy(contributions.currency, contributions.kind);
  const people = await queries
    .select({ currency: contributions.currency, supporters: countDistinct(contributions.supporter_id) })
    .from(contributions)
    .where(own)
    .groupBy(contributions.currency);
  return (['USD', 'JPY'] as const).flatMap((currency) => {
    const counted = requests.find((row) => row.currency === currency);
    if (!counted) return [];
    const totals = totalsOf(
      found.filter((row) => row.currency === currency),
      currency,
    );
    return {
      currency,
      requests: counted.count,
      supporters: people.find((row) => row.currency === currency)?.supporters ?? 0,
      raised: raisedOf(totals),
      lines: fundsLines(totals),
    };
  });
}
