/** Creating and editing crowdfunding requests, in one transaction. */
import type { components } from '@smart-art/openapi/product';
import { compare, dayIn } from '@smart-art/openapi/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, crowdfunding_requests, images, works } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import { type FieldErrors, invalidField, notFound, unprocessable } from '../http/http-error.ts';
import { requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import { recordEvent } from '../platform/timeline.ts';
import { crowdfundingProcess } from '../processes/crowdfunding.ts';
import { take } from '../processes/process.ts';
import { searchText, sortKey } from '../products/folding.ts';
import { comparableAmount, fitsCurrency } from '../products/money.ts';
import { timeZoneOf } from '../settings/record.ts';
import { factsOf } from './facts.ts';
import { lockRequest, piecesOfRequests, type RequestRow, timelineKind } from './find.ts';
import { worksInCrowdfunding } from './in-use.ts';
import { describeRequest } from './request.ts';

type CrowdfundingInput = components['schemas']['CrowdfundingInput'];
type WorkRow = typeof works.$inferSelect;

export interface SaveRequest {
  seller: { id: string; name: string };
  /** "new", or the request to edit. */
  id: string;
  input: CrowdfundingInput;
  ifMatch: string | undefined;
  now: Date;
}

const needsDecimals = 'yenHaveNoDecimals';

/** Validation that needs no database. @param today in the seller's time zone @throws HttpError 422 */
function checkInput(
  { amount_requested, art_completion_date, art_pieces: pieces }: CrowdfundingInput,
  today: string,
): void {
  const errors: FieldErrors = {};
  const { currency } = amount_requested;
  if (!fitsCurrency(amount_requested)) errors['amount_requested.amount'] = [{ key: needsDecimals }];
  if (art_completion_date <= today) {
    errors.art_completion_date = [{ key: 'crowdfundingCompletionPassed' }];
  }
  for (const field of ['normal_cost', 'crowdfunding_cost'] as const) {
    const costs = pieces.map((piece) => piece[field]);
    if (costs.some((cost) => cost.currency !== currency)) {
      errors[`art_pieces.${field}.currency`] = [{ key: 'crowdfundingOneCurrency', values: { currency } }];
    }
    if (!costs.every(fitsCurrency)) errors[`art_pieces.${field}.amount`] = [{ key: needsDecimals }];
  }
  const sameCurrency = pieces.filter(
    ({ normal_cost, crowdfunding_cost }) => normal_cost.currency === crowdfunding_cost.currency,
  );
  if (sameCurrency.some(({ normal_cost, crowdfunding_cost }) => compare(crowdfunding_cost, normal_cost) > 0)) {
    errors['art_pieces.crowdfunding_cost.amount'] ??= [{ key: 'crowdfundingCostAbove' }];
  }
  const products = pieces.map(({ product_id }) => product_id);
  if (new Set(products).size < products.length) errors['art_pieces.product_id'] = [{ key: 'repeatedItems' }];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/** The works of the request. @throws HttpError 422 */
async function checkWorks(tx: Queries, { seller, input, id }: SaveRequest): Promise<Map<string, WorkRow>> {
  const ids = input.art_pieces.map(({ product_id }) => product_id);
  const found = await tx
    .select()
    .from(works)
    .where(and(inArray(works.id, ids), eq(works.seller_id, seller.id), isNull(works.deleted_at)));
  if (found.length < ids.length) throw invalidField('art_pieces.product_id', 'crowdfundingWorkUnknown');
  const [used] = await worksInCrowdfunding(tx, ids, id);
  if (used) {
    const [workId, { number }] = used;
    const title = found.find((work) => work.id === workId)?.title ?? '';
    throw invalidField('art_pieces.product_id', 'crowdfundingWorkUsed', { title, number });
  }
  return new Map(found.map((work) => [work.id, work]));
}

/** Attaches the new cover and releases the previous one. @throws HttpError 422 */
async function placeCover(tx: Queries, { seller, input }: SaveRequest, before: RequestRow | undefined): Promise<void> {
  const id = input.cover_image_id;
  if (before?.cover_image_id === id) return;
  const [taken] = await tx
    .update(images)
    .set({ held: true })
    .where(and(eq(images.id, id), eq(images.seller_id, seller.id), isNull(images.work_id), eq(images.held, false)))
    .returning({ id: images.id });
  if (!taken) throw invalidField('cover_image_id', 'crowdfundingCoverUnknown');
  // Unattached again: the sweep deletes it unless a save names it.
  if (before) await tx.update(images).set({ held: false }).where(eq(images.id, before.cover_image_id));
}

async function columnsOf(tx: Queries, { input }: SaveRequest, number: string) {
  const title = input.title.trim();
  const description = input.description?.trim() || null;
  const { amount, currency } = input.amount_requested;
  const { usd_jpy_rate } = await siteSettings(tx);
  return {
    title,
    title_key: sortKey(title),
    description,
    cover_image_id: input.cover_image_id,
    amount_requested: amount,
    currency,
    amount_key: comparableAmount(input.amount_requested, usd_jpy_rate) ?? amount,
    art_completion_date: input.art_completion_date,
    validity_months: input.validity_months,
    search_text: searchText([number, title, description]),
  };
}

async function insertRequest(tx: Queries, request: SaveRequest): Promise<RequestRow> {
  const { seller, now } = request;
  const id = newId('cfr');
  const [inserted] = await tx
    .insert(crowdfunding_requests)
    .values({
      id,
      seller_id: seller.id,
      number: id,
      status: crowdfundingProcess.initial,
      ...(await columnsOf(tx, request, '')),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!inserted) throw new Error('the request was not written');
  const number = `CF-${now.getUTCFullYear()}-${String(inserted.place).padStart(6, '0')}`;
  const { search_text } = await columnsOf(tx, request, number);
  const [row] = await tx
    .update(crowdfunding_requests)
    .set({ number, search_text })
    .where(eq(crowdfunding_requests.id, id))
    .returning();
  return row ?? inserted;
}

async function updateRequest(tx: Queries, request: SaveRequest, before: RequestRow): Promise<RequestRow> {
  const columns = await columnsOf(tx, request, before.number);
  const [row] = await tx
    .update(crowdfunding_requests)
    .set({ ...columns, version: before.version + 1, updated_at: request.now })
    .where(eq(crowdfunding_requests.id, before.id))
    .returning();
  return row ?? before;
}

/** Adds, updates and removes pieces, so that they match the named works and their order. */
async function placePieces(
  tx: Queries,
  { seller, input, now }: SaveRequest,
  requestId: string,
  byId: Map<string, WorkRow>,
): Promise<void> {
  const existing = await piecesOfRequests(tx, [requestId]);
  for (const [position, { product_id, normal_cost, crowdfunding_cost }] of input.art_pieces.entries()) {
    const work = byId.get(product_id);
    if (!work) continue;
    const costs = {
      position,
      normal_cost_amount: normal_cost.amount,
      normal_cost_currency: normal_cost.currency,
      crowdfunding_cost_amount: crowdfunding_cost.amount,
      crowdfunding_cost_currency: crowdfunding_cost.currency,
      updated_at: now,
    };
    const piece = existing.find(({ work_id }) => work_id === product_id);
    if (piece) {
      const version = piece.version + 1;
      await tx
        .update(art_pieces)
        .set({ ...costs, version })
        .where(eq(art_pieces.id, piece.id));
      continue;
    }
    await tx.insert(art_pieces).values({
      id: newId('pce'),
      seller_id: seller.id,
      crowdfunding_id: requestId,
      work_id: work.id,
      title: work.title,
      description: work.description,
      type: work.type,
      width: work.width,
      height: work.height,
      depth: work.depth,
      size_unit: work.size_unit,
      completion_date: input.art_completion_date,
      status: 'not_started',
      created_at: now,
      ...costs,
    });
  }
  const named = new Set(input.art_pieces.map(({ product_id }) => product_id));
  const left = existing.flatMap(({ id, work_id }) => (work_id && !named.has(work_id) ? id : []));
  if (left.length > 0) await tx.update(art_pieces).set({ removed_at: now }).where(inArray(art_pieces.id, left));
}

/** The request to edit, if that is allowed. @throws HttpError 404, 409, 412 */
async function requestToEdit(tx: Queries, { seller, id, ifMatch, now }: SaveRequest): Promise<RequestRow> {
  const row = await lockRequest(tx, id, seller.id);
  if (!row) throw notFound();
  await requireVersion(ifMatch, row.version, () => describeRequest(tx, row, now));
  take(crowdfundingProcess, 'edit', row.status, await factsOf(tx, row), now);
  return row;
}

/**
 * @param tx a transaction
 * @throws HttpError 404, 409, 412, 422
 */
export async function saveRequest(tx: Queries, request: SaveRequest): Promise<{ row: RequestRow; isNew: boolean }> {
  const { seller, input, now } = request;
  // Serialise with other uses and deletions of the seller's works.
  await lockSeller(tx, seller.id);
  const isNew = request.id === 'new';
  const before = isNew ? undefined : await requestToEdit(tx, request);
  checkInput(input, dayIn(now, await timeZoneOf(tx, seller.id)));
  const byId = await checkWorks(tx, request);
  await placeCover(tx, request, before);
  const row = before ? await updateRequest(tx, request, before) : await insertRequest(tx, request);
  await placePieces(tx, request, row.id, byId);
  await recordEvent(tx, {
    kind: timelineKind,
    id: row.id,
    actor: { kind: 'seller', name: seller.name },
    event: isNew ? 'requested' : 'edited',
    values: { amount: row.amount_requested, currency: row.currency },
    at: now,
  });
  return { row, isNew };
}
