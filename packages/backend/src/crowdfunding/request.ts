/** Converts a crowdfunding request to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { add, type Money, moneyFrom } from '@smart-art/openapi/rules';
import { inArray } from 'drizzle-orm';
import { type ArtPieceSummary, summariesOf } from '../art-pieces/summary.ts';
import type { Queries } from '../db/database.ts';
import { images } from '../db/schema/index.ts';
import { imageOf } from '../images/image.ts';
import { timelineOf } from '../platform/timeline.ts';
import { type CrowdfundingFacts, crowdfundingProcess } from '../processes/crowdfunding.ts';
import { availableActions } from '../processes/process.ts';
import { amountOf } from './amount.ts';
import { latestContributions } from './contribution.ts';
import { factsOfAll } from './facts.ts';
import { piecesOfRequests, type RequestRow, timelineKind } from './find.ts';
import { fundsOf } from './funds.ts';
import { latestMessages } from './messages.ts';

type CrowdfundingRequest = components['schemas']['CrowdfundingRequest'];
type Summary = components['schemas']['CrowdfundingRequestSummary'];

const sumOf = (amounts: (Money | null)[], currency: Money['currency']) =>
  add(moneyFrom(0n, currency), ...amounts.filter((amount) => amount !== null));

interface Parts {
  covers: Map<string, components['schemas']['Image']>;
  funds: Awaited<ReturnType<typeof fundsOf>>;
  facts: Map<string, CrowdfundingFacts>;
  /** By request. */
  pieces: Map<string, ArtPieceSummary[]>;
}

/** Related data of requests, loaded for all of them at once. */
async function partsOf(queries: Queries, rows: readonly RequestRow[], now: Date): Promise<Parts> {
  const covers = await queries
    .select()
    .from(images)
    .where(
      inArray(
        images.id,
        rows.map(({ cover_image_id }) => cover_image_id),
      ),
    );
  const pieces = await piecesOfRequests(
    queries,
    rows.map(({ id }) => id),
  );
  const summaries = await summariesOf(queries, pieces, now);
  return {
    covers: new Map(covers.map((image) => [image.id, imageOf(image)])),
    funds: await fundsOf(queries, rows),
    facts: await factsOfAll(queries, rows),
    pieces: new Map(
      rows.map(({ id }) => [
        id,
        pieces.flatMap((piece) => (piece.crowdfunding_id === id ? (summaries.get(piece.id) ?? []) : [])),
      ]),
    ),
  };
}

function summaryOf(row: RequestRow, { covers, funds, facts, pieces }: Parts, now: Date): Summary {
  const cover = covers.get(row.cover_image_id);
  const ownFunds = funds.get(row.id);
  const ownFacts = facts.get(row.id);
  const own = pieces.get(row.id) ?? [];
  if (!cover || !ownFunds || !ownFacts) throw new Error(`request ${row.id} is not whole`);
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    cover,
    status: row.status,
    amount_requested: amountOf(row.amount_requested, row.currency),
    art_completion_date: row.art_completion_date,
    validity_months: row.validity_months,
    valid_until: row.valid_until?.toISOString() ?? null,
    normal_cost: sumOf(
      own.map(({ normal_cost }) => normal_cost),
      row.currency,
    ),
    crowdfunding_cost: sumOf(
      own.map(({ crowdfunding_cost }) => crowdfunding_cost),
      row.currency,
    ),
    pieces: own.length,
    purchased_pieces: own.filter(({ purchase }) => purchase !== null),
    funds: ownFunds,
    reason: row.reason,
    decided_at: row.decided_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    available_actions: availableActions(crowdfundingProcess, row.status, ownFacts, now),
  };
}

/** Requests as in lists, in the given order. */
export async function summarizeRequests(queries: Queries, rows: readonly RequestRow[], now: Date): Promise<Summary[]> {
  if (rows.length === 0) return [];
  const parts = await partsOf(queries, rows, now);
  return rows.map((row) => summaryOf(row, parts, now));
}

/** A request with all details. */
export async function describeRequest(queries: Queries, row: RequestRow, now: Date): Promise<CrowdfundingRequest> {
  const parts = await partsOf(queries, [row], now);
  return {
    ...summaryOf(row, parts, now),
    description: row.description,
    art_pieces: parts.pieces.get(row.id) ?? [],
    contributions: await latestContributions(queries, row.id),
    messages: await latestMessages(queries, row.id),
    timeline: await timelineOf(queries, timelineKind, row.id),
  };
}
