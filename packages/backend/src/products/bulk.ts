/**
 * Bulk actions on works: each work is decided separately, all are written in one transaction (000 sections 2 and 4).
 */
import type { components } from '@smart-art/openapi/product';
import { workProblems } from '@smart-art/openapi/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { works } from '../db/schema/index.ts';
import { lockSeller, requireActive } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { HttpError, invalidField, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { type Language, type MessageKey, translate, type Wording } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { commitmentOf, committedWording, withdrawalWording } from './commitment.ts';
import { recordChange } from './history.ts';
import { type ProductUse, refuseInUse } from './in-use.ts';
import { comparableAmount, fitsCurrency, type Money, moneyOf } from './money.ts';
import { offerOf } from './offer.ts';
import { changedPrice, checkChange } from './price-change.ts';
import { picturesOf, type WorkRow } from './product.ts';
import { moveWork } from './removal.ts';

type BulkInput = components['schemas']['BulkInput'];
type BulkItem = components['schemas']['BulkItem'];
type BulkResult = components['schemas']['BulkResult'];
type BulkState = components['schemas']['BulkState'];
type OfferTerms = components['schemas']['OfferTerms'];
type Code = NonNullable<BulkResult['code']>;

/** Why a work is not changed. */
class NotChanged extends Error {
  readonly code: Code;
  readonly wording: Wording;

  /** The uses that prevent deletion. */
  readonly uses: ProductUse[];

  constructor(code: Code, wording: Wording, uses: ProductUse[] = []) {
    super(code);
    this.code = code;
    this.wording = wording;
    this.uses = uses;
  }
}

const notChanged = (code: Code, key: MessageKey, values?: Wording['values']) => new NotChanged(code, { key, values });

const priceMessages = {
  price_missing: 'bulkPriceMissing',
  other_currency: 'bulkOtherCurrency',
  price_too_low: 'bulkPriceTooLow',
  price_too_high: 'bulkPriceTooHigh',
} as const satisfies Partial<Record<Code, MessageKey>>;

/** @throws HttpError 422 if an action lacks its parameters */
function checkInput({ action, items, for_sale, for_rent, change }: BulkInput): void {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw invalidField('items', 'repeatedItems');
  if (action === 'offer' && for_sale === undefined && for_rent === undefined)
    throw invalidField('for_sale', 'required');
  if (action === 'price') {
    if (!change) throw invalidField('change', 'required');
    checkChange(change);
  }
  if (action !== 'put') return;
  for (const { offer } of items) {
    if (!offer) throw invalidField('items.offer', 'required');
    for (const field of ['sale_cost', 'rental_cost_per_month'] as const) {
      const money = offer[field];
      if (money && !fitsCurrency(money)) throw invalidField(`items.offer.${field}.amount`, 'yenHaveNoDecimals');
    }
  }
}

/** Data for the decisions besides the works' own rows. */
interface Context {
  input: BulkInput;
  language: Language;
  now: Date;
  usdJpyRate: number;
  /** Ids of works with a photograph. */
  pictured: ReadonlySet<string>;
}

const termsOf = (work: WorkRow): OfferTerms => ({
  for_sale: work.for_sale,
  sale_cost: moneyOf(work.sale_cost_amount, work.sale_cost_currency),
  for_rent: work.for_rent,
  rental_cost_per_month: moneyOf(work.rental_cost_amount, work.rental_cost_currency),
});

const stateOf = (work: WorkRow): BulkState => ({
  ...termsOf(work),
  status: work.status,
  attention: work.attention,
  deleted: work.deleted_at !== null,
});

/** The new terms of a work. @throws NotChanged */
function termsToHave(
  work: WorkRow,
  { offer }: BulkItem,
  { action, for_sale, for_rent, change }: BulkInput,
): OfferTerms {
  const terms = termsOf(work);
  if (action === 'put') return offer ?? terms;
  if (action === 'offer')
    return { ...terms, for_sale: for_sale ?? terms.for_sale, for_rent: for_rent ?? terms.for_rent };
  if (!change) return terms;
  const price = terms[change.price];
  const changed = changedPrice(price, change);
  if (typeof changed === 'string')
    throw notChanged(changed, priceMessages[changed], { currency: price?.currency ?? '' });
  return { ...terms, [change.price]: changed };
}

const normal = (money: Money | null) => money && moneyOf(money.amount, money.currency);

/** The columns of a work with new terms. */
function columnsOf(work: WorkRow, terms: OfferTerms, { pictured, usdJpyRate }: Context) {
  const sale = normal(terms.sale_cost);
  const rental = normal(terms.rental_cost_per_month);
  return {
    for_sale: terms.for_sale,
    sale_cost_amount: sale?.amount ?? null,
    sale_cost_currency: sale?.currency ?? null,
    for_rent: terms.for_rent,
    rental_cost_amount: rental?.amount ?? null,
    rental_cost_currency: rental?.currency ?? null,
    sale_cost_key: comparableAmount(sale, usdJpyRate),
    rental_cost_key: comparableAmount(rental, usdJpyRate),
    ...offerOf({
      forSale: terms.for_sale,
      hasSaleCost: sale !== null,
      forRent: terms.for_rent,
      hasRentalCost: rental !== null,
      hasPicture: pictured.has(work.id),
    }),
  };
}

/** Rejects a change that breaks a rule the work satisfies now, with that rule's message. @throws NotChanged */
function checkRules(before: WorkRow, after: WorkRow): void {
  const broken = new Set(workProblems(before).map(({ rule }) => rule));
  const problem = workProblems(after).find(({ rule }) => !broken.has(rule));
  if (problem) throw notChanged('rule', `workRule_${problem.rule}`);
}

type Change = { work: WorkRow; isChanged: boolean };

/** Changes a work's terms. @throws NotChanged */
async function changeTerms(tx: Queries, work: WorkRow, item: BulkItem, context: Context): Promise<Change> {
  const { input, now } = context;
  if (work.deleted_at) throw notChanged('deleted', 'workIsDeleted');
  const terms = termsToHave(work, item, input);
  const offered: WorkRow = { ...work, ...columnsOf(work, terms, context) };
  const committed_until = await commitmentOf(tx, work.seller_id, work, offered, now);
  const after: WorkRow = { ...offered, committed_until };
  if (JSON.stringify(termsOf(after)) === JSON.stringify(termsOf(work))) return { work, isChanged: false };
  checkRules(work, after);
  const withdrawn = await withdrawalWording(tx, work, after, now);
  if (withdrawn) throw new NotChanged('rule', withdrawn);
  if (input.dry_run) return { work: after, isChanged: true };
  const columns = { ...columnsOf(work, terms, context), committed_until, version: work.version + 1, updated_at: now };
  const [written] = await tx.update(works).set(columns).where(eq(works.id, work.id)).returning();
  if (!written) throw new Error(`work ${work.id} is gone`);
  await recordChange(tx, work, written, now);
  return { work: written, isChanged: true };
}

/** Moves a work into the deleted list or back. @throws NotChanged */
async function moveOne(tx: Queries, work: WorkRow, { input, language, now }: Context): Promise<Change> {
  const to = input.action === 'delete' ? 'deleted' : 'restored';
  if (to === 'deleted') {
    await refuseInUse(tx, work.id, language, now).catch((error: unknown) => {
      throw error instanceof HttpError
        ? new NotChanged('in_use', error.wording, error.extra.uses as ProductUse[])
        : error;
    });
    const committed = await committedWording(tx, work, now);
    if (committed) throw new NotChanged('rule', committed);
  }
  const after: WorkRow = { ...work, deleted_at: to === 'deleted' ? now : null };
  if (input.dry_run) return { work: after, isChanged: true };
  await moveWork(tx, work, to, now);
  return { work: { ...after, version: work.version + 1 }, isChanged: true };
}

/** @throws NotChanged */
async function changeOne(tx: Queries, work: WorkRow, item: BulkItem, context: Context): Promise<Change> {
  const { action } = context.input;
  // Repeating a deletion or restoration changes nothing, so that retries are safe.
  if (action === 'delete' && work.deleted_at) return { work, isChanged: false };
  if (action === 'restore' && !work.deleted_at) return { work, isChanged: false };
  if (item.version !== undefined && item.version !== work.version) throw notChanged('stale', 'versionConflict');
  return action === 'delete' || action === 'restore'
    ? moveOne(tx, work, context)
    : changeTerms(tx, work, item, context);
}

async function resultOf(tx: Queries, work: WorkRow, item: BulkItem, context: Context): Promise<BulkResult> {
  const result = { id: work.id, title: work.title, before: stateOf(work) };
  try {
    const { work: after, isChanged } = await changeOne(tx, work, item, context);
    const { version } = context.input.dry_run ? work : after;
    return {
      ...result,
      ok: true,
      changed: isChanged,
      code: null,
      message: '',
      uses: [],
      version,
      after: stateOf(after),
    };
  } catch (error) {
    if (!(error instanceof NotChanged)) throw error;
    const message = translate(context.language, error.wording);
    const { code, uses } = error;
    return { ...result, ok: false, changed: false, code, message, uses, version: work.version, after: null };
  }
}

/** The named works, by id. @throws HttpError 404 if one is not the seller's */
async function worksNamed(tx: Queries, sellerId: string, items: BulkItem[]): Promise<Map<string, WorkRow>> {
  const ids = items.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(works)
    .where(and(eq(works.seller_id, sellerId), inArray(works.id, ids)));
  if (rows.length < ids.length) throw notFound();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Runs the action, or with dry_run only reports. All works are checked before any is written.
 *
 * @throws HttpError 403, 404, 422
 */
async function changeMany(
  tx: Queries,
  { session, body: input, language }: SignedIn<'bulkProducts'>,
  now: Date,
): Promise<Answer<'bulkProducts'>> {
  checkInput(input);
  const agreement = await lockSeller(tx, session.user.id);
  const named = await worksNamed(tx, session.user.id, input.items);
  if (input.action !== 'delete') requireActive(agreement, now);
  const covers = await picturesOf(tx, [...named.keys()], true);
  const { usd_jpy_rate: usdJpyRate } = await siteSettings(tx);
  const pictured = new Set(covers.flatMap(({ work_id }) => work_id ?? []));
  const context = { input, language, now, usdJpyRate, pictured };
  const data: BulkResult[] = [];
  for (const item of input.items) {
    const work = named.get(item.id);
    if (work) data.push(await resultOf(tx, work, item, context));
  }
  const done = data.filter(({ ok }) => ok).length;
  const failed = data.length - done;
  const message = translate(language, {
    key: input.dry_run ? 'bulkPreview' : 'bulkDone',
    values: { done, refused: failed },
  });
  return { status: 200, body: { success: true, message, done, refused: failed, data } };
}

export function bulkHandlers(services: Services): Pick<Handlers, 'bulkProducts'> {
  const { queries, now } = services;
  return {
    async bulkProducts(call) {
      const change = (tx: Queries) => changeMany(tx, call, now());
      // A dry run is never replayed from the idempotency store: works may have changed since.
      return call.body.dry_run ? queries.transaction(change) : once(services, call, 'bulkProducts', change);
    },
  };
}
