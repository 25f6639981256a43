/** All deadlines of a seller, the nearest first. */
import { and, between, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { crowdfunding_requests } from '../db/schema/index.ts';
import { findAgreement } from '../general/agreement.ts';
import { atInstant, type Deadline, type Horizon, isWithin, onDay } from './deadline.ts';
import { exhibitionDeadlines } from './exhibitions.ts';
import { neededDeadlines, orderDeadlines, pieceDeadlines } from './orders.ts';

/** The contract's bound. */
const most = 500;

/** When contributions to requests end. */
async function fundingDeadlines(queries: Queries, { sellerId, now, until }: Horizon): Promise<Deadline[]> {
  const rows = await queries
    .select()
    .from(crowdfunding_requests)
    .where(
      and(
        eq(crowdfunding_requests.seller_id, sellerId),
        eq(crowdfunding_requests.status, 'accepted'),
        between(crowdfunding_requests.valid_until, now, until),
      ),
    );
  return rows.flatMap(({ id, number, title, valid_until: at }) =>
    at
      ? [atInstant(at, { kind: 'funding', record: { kind: 'crowdfunding', id, parent_id: null }, number, title })]
      : [],
  );
}

/** When the paid disk quota ends (000 section 4). */
async function agreementDeadlines(queries: Queries, { sellerId }: Horizon): Promise<Deadline[]> {
  const agreement = await findAgreement(queries, sellerId);
  if (agreement?.subscription_type !== 'Paid') return [];
  return [onDay(agreement.agreement_end_date, { kind: 'agreement', record: null, number: null, title: '' })];
}

const byTime = (one: Deadline, other: Deadline) =>
  one.at === other.at
    ? `${one.kind} ${one.record?.id}` < `${other.kind} ${other.record?.id}`
      ? -1
      : 1
    : one.at < other.at
      ? -1
      : 1;

export async function findDeadlines(queries: Queries, horizon: Horizon): Promise<Deadline[]> {
  const { may } = horizon;
  const found = [
    ...(may('sa-list-orders') ? await orderDeadlines(queries, horizon) : []),
    ...(may('sa-list-orders') ? await neededDeadlines(queries, horizon) : []),
    ...(await pieceDeadlines(queries, horizon)),
    ...(may('sa-list-exhibitions') ? await exhibitionDeadlines(queries, horizon) : []),
    ...(may('sa-list-crowd-funding') ? await fundingDeadlines(queries, horizon) : []),
    ...(await agreementDeadlines(queries, horizon)),
  ];
  // An order may have further deadlines outside the period.
  return found
    .filter((deadline) => isWithin(deadline, horizon))
    .sort(byTime)
    .slice(0, most);
}
