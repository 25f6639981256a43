/** Adds and saves works: everything is checked and written in one transaction. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { categories, images, works } from '../db/schema/index.ts';
import { lockSeller, requireActive } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import { conflict, invalidField, notFound, unprocessable } from '../http/http-error.ts';
import { requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import { type ImageRow, removeImageRows } from '../images/image.ts';
import type { Language } from '../messages/messages.ts';
import { commitmentOf, refuseWithdrawal } from './commitment.ts';
import { indexText, shapeOf, textColumns } from './derived.ts';
import { describeWork, type ProductDetails } from './describe.ts';
import { detailColumns, detailErrors, detailsOf, type ProductInput } from './details.ts';
import { recordChange, recordWorkEvent } from './history.ts';
import { comparableAmount, fitsCurrency } from './money.ts';
import { offerOf } from './offer.ts';
import { findWork, picturesOf, type WorkRow } from './product.ts';

export type { ProductInput } from './details.ts';

export interface SaveRequest {
  sellerId: string;
  /** "new", or the work to save. */
  id: string;
  input: ProductInput;
  ifMatch: string | undefined;
  language: Language;
  now: Date;
}

interface Written {
  work: WorkRow;
  isNew: boolean;
  /** Removed photographs; delete their files after the commit. */
  removed: ImageRow[];
}

export interface Saved extends Omit<Written, 'work'> {
  product: ProductDetails;
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

type Details = Awaited<ReturnType<typeof detailsOf>>;

/** @throws HttpError 422 with all errors */
async function checkFields(
  tx: Queries,
  input: ProductInput,
  details: Details,
  before: WorkRow | undefined,
): Promise<void> {
  const errors = await detailErrors(tx, details, input, before);
  const [category] = await tx.select().from(categories).where(eq(categories.id, input.category_id));
  if (category?.type !== input.type) errors.category_id = [{ key: 'categoryUnknown' }];
  for (const field of ['sale_cost', 'rental_cost_per_month'] as const) {
    const money = input[field];
    if (money && !fitsCurrency(money)) errors[`${field}.amount`] = [{ key: 'yenHaveNoDecimals' }];
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/** Validates a new work without saving it. @throws HttpError 422 */
export async function checkNewWork(tx: Queries, input: ProductInput): Promise<void> {
  await checkFields(tx, input, await detailsOf(tx, input, undefined), undefined);
}

/** The work to save, if it may be saved. @throws HttpError 404, 409, 412 */
async function workToSave(tx: Queries, { sellerId, id, ifMatch, language, now }: SaveRequest): Promise<WorkRow> {
  const work = await findWork(tx, sellerId, id);
  if (!work) throw notFound();
  if (work.deleted_at) throw conflict('workIsDeleted');
  await requireVersion(ifMatch, work.version, () => describeWork(tx, work, { language, now }));
  return work;
}

/** The photographs that the work will have, in order. @throws HttpError 404, 422 */
async function picturesToHave(tx: Queries, request: SaveRequest, current: ImageRow[]): Promise<ImageRow[]> {
  const { image_ids: ids } = request.input;
  if (!ids) return current;
  if (ids.length === 0 && current.length > 0) throw invalidField('image_ids', 'oneImageMustRemain');
  if (ids.length === 0) return [];
  const found = await tx
    .select()
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.seller_id, request.sellerId)));
  const byId = new Map(found.map((image) => [image.id, image]));
  const named = ids.map((id) => byId.get(id) ?? null);
  if (named.includes(null)) throw notFound();
  const pictures = named.filter((image) => image !== null);
  if (pictures.some(({ work_id, held: isHeld }) => isHeld || (work_id !== null && work_id !== request.id))) {
    throw invalidField('image_ids', 'imageOfOtherWork');
  }
  return pictures;
}

function columnsOf(input: ProductInput, pictures: ImageRow[], usdJpyRate: number) {
  const title = input.title.trim();
  const artist_name = trimmed(input.artist_name);
  const medium = trimmed(input.medium);
  const description = trimmed(input.description);
  const sale = input.sale_cost ?? null;
  const rental = input.rental_cost_per_month ?? null;
  const for_sale = input.for_sale ?? false;
  const for_rent = input.for_rent ?? false;
  const size = {
    width: input.width ?? null,
    height: input.height ?? null,
    size_unit: input.size_unit ?? ('cm' as const),
  };
  return {
    title,
    type: input.type,
    category_id: input.category_id,
    artist_name,
    year: input.year ?? null,
    medium,
    description,
    ...size,
    depth: input.depth ?? null,
    ...shapeOf(size, pictures[0]),
    for_sale,
    sale_cost_amount: sale?.amount ?? null,
    sale_cost_currency: sale?.currency ?? null,
    for_rent,
    rental_cost_amount: rental?.amount ?? null,
    rental_cost_currency: rental?.currency ?? null,
    ...offerOf({
      forSale: for_sale,
      hasSaleCost: sale !== null,
      forRent: for_rent,
      hasRentalCost: rental !== null,
      hasPicture: pictures.length > 0,
    }),
    sale_cost_key: comparableAmount(sale, usdJpyRate),
    rental_cost_key: comparableAmount(rental, usdJpyRate),
  };
}

/** Sets the order of the photographs and removes those left out. */
async function placePictures(tx: Queries, workId: string, current: ImageRow[], pictures: ImageRow[], now: Date) {
  const keptIds = new Set(pictures.map(({ id }) => id));
  const removed = current.filter(({ id }) => !keptIds.has(id));
  await removeImageRows(tx, removed, now);
  for (const [position, image] of pictures.entries()) {
    if (image.work_id === workId && image.position === position) continue;
    await tx.update(images).set({ work_id: workId, position }).where(eq(images.id, image.id));
  }
  return removed;
}

/** The number of photographs before and after; undefined if they are unchanged. */
function rearranged(current: ImageRow[], pictures: ImageRow[]) {
  const isSame = current.length === pictures.length && current.every(({ id }, at) => id === pictures[at]?.id);
  return isSame ? undefined : { before: current.length, after: pictures.length };
}

/** Stores alternative texts. @throws HttpError 422 about a photograph that is not the work's */
async function describePictures(tx: Queries, { image_alt_texts = [] }: ProductInput, pictures: ImageRow[]) {
  const ids = new Set(pictures.map(({ id }) => id));
  if (image_alt_texts.some(({ image_id }) => !ids.has(image_id))) {
    throw invalidField('image_alt_texts', 'altTextOfOtherImage');
  }
  for (const { image_id, en, ja } of image_alt_texts) {
    await tx
      .update(images)
      .set({ alt_en: trimmed(en), alt_ja: trimmed(ja) })
      .where(eq(images.id, image_id));
  }
}

/**
 * {@link saveWork} for callers that do not need the saved work described.
 *
 * @param tx a transaction with the seller locked
 * @throws HttpError 404, 409, 412, 422
 */
export async function writeWork(tx: Queries, request: SaveRequest): Promise<Written> {
  const { sellerId, input, now } = request;
  const isNew = request.id === 'new';
  const before = isNew ? undefined : await workToSave(tx, request);
  const details = await detailsOf(tx, input, before);
  await checkFields(tx, input, details, before);
  const current = before ? await picturesOf(tx, [before.id]) : [];
  const pictures = await picturesToHave(tx, request, current);
  const { usd_jpy_rate } = await siteSettings(tx);
  const own = { ...columnsOf(input, pictures, usd_jpy_rate), ...detailColumns(details) };
  const offered = { ...own, ...textColumns(own) };
  if (before) await refuseWithdrawal(tx, before, offered, now);
  const columns = { ...offered, committed_until: await commitmentOf(tx, sellerId, before, offered, now) };
  const [work] = before
    ? await tx
        .update(works)
        .set({ ...columns, version: before.version + 1, updated_at: now })
        .where(eq(works.id, before.id))
        .returning()
    : await tx
        .insert(works)
        .values({ id: newId('wrk'), seller_id: sellerId, ...columns, created_at: now, updated_at: now })
        .returning();
  if (!work) throw new Error('the work was not written');
  if (work.search_text !== before?.search_text) await indexText(tx, work);
  const removed = await placePictures(tx, work.id, current, pictures, now);
  await describePictures(tx, input, pictures);
  if (before) await recordChange(tx, before, work, now, rearranged(current, pictures));
  else await recordWorkEvent(tx, work, 'added', now);
  return { work, isNew, removed };
}

/**
 * @param tx a transaction with the seller locked
 * @throws HttpError 404, 409, 412, 422
 */
export async function saveWork(tx: Queries, request: SaveRequest): Promise<Saved> {
  const { work, ...written } = await writeWork(tx, request);
  return { ...written, product: await describeWork(tx, work, request) };
}

/** {@link saveWork} on its own: locks the seller and checks the agreement first (000 section 4). */
export async function saveInTurn(tx: Queries, request: SaveRequest): Promise<Saved> {
  requireActive(await lockSeller(tx, request.sellerId), request.now);
  return saveWork(tx, request);
}
