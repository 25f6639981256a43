/** Optional fields of a work's save: their defaults, and whether they are consistent. */
import type { components } from '@smart-art/openapi/product';
import { framedOnly, isInOrder, type WorkProblem, workProblems } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { frame_materials, frame_vendors, policies, sub_categories } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import { aboveLimit } from '../general/limits.ts';
import type { FieldErrors } from '../http/http-error.ts';
import { findFrame } from './frames.ts';
import { fitsCurrency, type Money, moneyOf } from './money.ts';
import type { WorkRow } from './product.ts';

export type ProductInput = components['schemas']['ProductInput'];

const names = [
  'title_reading',
  'artist_reading',
  'sub_category_id',
  'pieces',
  'frame_height',
  'weight_without_frame',
  'weight_with_frame',
  'weight_unit',
  'washable',
  'wash_guide',
  'frame_material_id',
  'frame_vendor_id',
  'discount_percentage',
  'discount_start_date',
  'discount_end_date',
  'minimum_rental_months',
  'maximum_rental_months',
  'rent_renewal',
  'deposit_cost',
  'refund_policy_id',
  'return_policy_accepted',
  'internationally_acceptable',
  'international_agreement_accepted',
  'commitment_accepted',
] as const satisfies readonly (keyof ProductInput)[];

type GivenDetails = Required<Pick<ProductInput, (typeof names)[number]>>;

/** Null for the return policy: the seller was never asked. */
type Details = Omit<GivenDetails, 'return_policy_accepted'> & { return_policy_accepted: boolean | null };

const ofNewWork: Details = {
  title_reading: null,
  artist_reading: null,
  sub_category_id: null,
  pieces: 1,
  frame_height: null,
  weight_without_frame: null,
  weight_with_frame: null,
  weight_unit: 'kg',
  washable: false,
  wash_guide: null,
  frame_material_id: null,
  frame_vendor_id: null,
  discount_percentage: null,
  discount_start_date: null,
  discount_end_date: null,
  minimum_rental_months: null,
  maximum_rental_months: null,
  rent_renewal: false,
  deposit_cost: null,
  refund_policy_id: null,
  return_policy_accepted: null,
  internationally_acceptable: false,
  international_agreement_accepted: false,
  commitment_accepted: false,
};

/** The fields that every save contains. */
const requiredOf = (input: ProductInput) => ({
  type: input.type,
  category_id: input.category_id,
  width: input.width ?? null,
  height: input.height ?? null,
  size_unit: input.size_unit ?? ('cm' as const),
  for_sale: input.for_sale ?? false,
  for_rent: input.for_rent ?? false,
});

/**
 * The stored details, minus those that became invalid: a form with the size but without frames must not fail because of
 * a frame it does not show.
 */
function storedDetails(before: WorkRow, input: ProductInput): Details {
  const { deposit_cost_amount, deposit_cost_currency, ...work } = before;
  const stored: Details = { ...work, deposit_cost: moneyOf(deposit_cost_amount, deposit_cost_currency) };
  const { type, width, height } = requiredOf(input);
  if (input.category_id !== before.category_id) stored.sub_category_id = null;
  if (input.washable === false) stored.wash_guide = null;
  if (type === 'frame') for (const field of framedOnly) stored[field] = null;
  if (width === null || height === null) stored.frame_vendor_id = null;
  if (!isInOrder(height, stored.frame_height)) stored.frame_height = null;
  return stored;
}

const framing = ['frame_vendor_id', 'frame_material_id', 'width', 'height', 'size_unit', 'pieces'] as const;

/** Why the vendor has no frame for the work; null if there is one, none is requested, or it was chosen before. */
async function frameMissing(tx: Queries, details: Details, input: ProductInput, before: WorkRow | undefined) {
  const { frame_vendor_id, frame_material_id, pieces } = details;
  const { width, height, size_unit } = requiredOf(input);
  if (frame_vendor_id === null || width === null || height === null) return null;
  const query = { frame_vendor_id, frame_material_id, width, height, size_unit, pieces };
  if (before && framing.every((name) => before[name] === query[name])) return null;
  return (await findFrame(tx, query)).reason;
}

/** Keeps only the details: a work's row has more columns. */
const pick = (details: Details) => Object.fromEntries(names.map((name) => [name, details[name]])) as unknown as Details;

/** The details after the save. */
export async function detailsOf(tx: Queries, input: ProductInput, before: WorkRow | undefined): Promise<Details> {
  const base = before ? storedDetails(before, input) : ofNewWork;
  const named = names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]);
  const details = pick({ ...base, ...(Object.fromEntries(named) as Partial<GivenDetails>) });
  for (const text of ['title_reading', 'artist_reading', 'wash_guide'] as const) {
    details[text] = details[text]?.trim() || null;
  }
  if (!input.artist_name?.trim()) details.artist_reading = null;
  const isVendorUnchanged = input.frame_vendor_id === undefined;
  if (isVendorUnchanged && (await frameMissing(tx, details, input, before))) details.frame_vendor_id = null;
  return details;
}

/** The details as table columns. */
export const detailColumns = ({ deposit_cost, ...details }: Details) => ({
  ...details,
  deposit_cost_amount: deposit_cost?.amount ?? null,
  deposit_cost_currency: deposit_cost?.currency ?? null,
});

const ruleWording = ({ rule }: WorkProblem) => [{ key: `workRule_${rule}` } as const];

/** Checks that referenced records exist. */
async function checkReferences(tx: Queries, details: Details, categoryId: string, errors: FieldErrors) {
  const { sub_category_id, frame_material_id, frame_vendor_id, refund_policy_id } = details;
  if (sub_category_id !== null) {
    const [found] = await tx.select().from(sub_categories).where(eq(sub_categories.id, sub_category_id));
    if (found?.category_id !== categoryId) errors.sub_category_id = [{ key: 'subCategoryUnknown' }];
  }
  if (frame_material_id !== null) {
    const found = await tx.select().from(frame_materials).where(eq(frame_materials.id, frame_material_id));
    if (found.length === 0) errors.frame_material_id = [{ key: 'frameMaterialUnknown' }];
  }
  if (frame_vendor_id !== null) {
    const found = await tx.select().from(frame_vendors).where(eq(frame_vendors.id, frame_vendor_id));
    if (found.length === 0) errors.frame_vendor_id = [{ key: 'frameVendorUnknown' }];
  }
  if (refund_policy_id !== null) {
    const [found] = await tx.select().from(policies).where(eq(policies.id, refund_policy_id));
    if (found?.kind !== 'refund') errors.refund_policy_id = [{ key: 'refundPolicyUnknown' }];
  }
}

/** A work keeps its deposit, even if a lower limit was set later. */
const hasDeposit = (before: WorkRow | undefined, { amount, currency }: Money) =>
  before?.deposit_cost_currency === currency && Number(before.deposit_cost_amount) === Number(amount);

/** Errors of the details by field; empty if valid (001 section 5). */
export async function detailErrors(
  tx: Queries,
  details: Details,
  input: ProductInput,
  before: WorkRow | undefined,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const work = requiredOf(input);
  for (const problem of workProblems({ ...details, ...work })) errors[problem.field] = ruleWording(problem);
  if (details.deposit_cost && !fitsCurrency(details.deposit_cost)) {
    errors['deposit_cost.amount'] = [{ key: 'yenHaveNoDecimals' }];
  } else if (details.deposit_cost && !hasDeposit(before, details.deposit_cost)) {
    const above = aboveLimit(await siteSettings(tx), 'rental_deposit_limit', details.deposit_cost);
    if (above) errors['deposit_cost.amount'] = [above];
  }
  await checkReferences(tx, details, work.category_id, errors);
  if (framing.some((name) => Object.hasOwn(errors, name))) return errors;
  const reason = await frameMissing(tx, details, input, before);
  if (reason !== null) errors.frame_vendor_id = [{ key: `frame_${reason}` }];
  return errors;
}
