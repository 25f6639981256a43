/** The fields of a work that a save may leave out: what they are then, and whether they go together. */
import type { components } from '@smart-art/openapi/product';
import { framedOnly, type WorkProblem, workProblems } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { frame_materials, frame_vendors, policies, sub_categories } from '../db/schema/index.ts';
import type { FieldRefusals } from '../http/refusal.ts';
import { findFrame } from './frames.ts';
import { fitsCurrency, moneyOf } from './money.ts';
import type { WorkRow } from './product.ts';

export type ProductInput = components['schemas']['ProductInput'];

const names = [
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

type Asked = Required<Pick<ProductInput, (typeof names)[number]>>;

/** Null as the return policy's answer: the seller was never asked. */
type Details = Omit<Asked, 'return_policy_accepted'> & { return_policy_accepted: boolean | null };

const ofNewWork: Details = {
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

/** What a work has, without what no longer holds when the fields that are asked for change. */
function heldDetails(before: WorkRow, input: ProductInput): Details {
  const { deposit_cost_amount, deposit_cost_currency, ...work } = before;
  const held: Details = { ...work, deposit_cost: moneyOf(deposit_cost_amount, deposit_cost_currency) };
  if (input.category_id !== before.category_id) held.sub_category_id = null;
  if (input.washable === false) held.wash_guide = null;
  if (input.type === 'frame') for (const field of framedOnly) held[field] = null;
  return held;
}

/** The details that the work will have. */
export function detailsOf(input: ProductInput, before: WorkRow | undefined): Details {
  const held = before ? heldDetails(before, input) : ofNewWork;
  const named = names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]);
  const details: Details = { ...held, ...(Object.fromEntries(named) as Partial<Asked>) };
  return { ...pick(details), wash_guide: details.wash_guide?.trim() || null };
}

/** Nothing but the details: a work's row has more. */
const pick = (details: Details) => Object.fromEntries(names.map((name) => [name, details[name]])) as unknown as Details;

/** As the table holds them. */
export const detailColumns = ({ deposit_cost, ...details }: Details) => ({
  ...details,
  deposit_cost_amount: deposit_cost?.amount ?? null,
  deposit_cost_currency: deposit_cost?.currency ?? null,
});

type Checked = Pick<ProductInput, 'type' | 'category_id' | 'for_sale' | 'for_rent'> & {
  width: number | null;
  height: number | null;
  size_unit: 'cm' | 'in';
};

const ruleWording = ({ rule }: WorkProblem) => [{ key: `workRule_${rule}` } as const];

/** That what is referred to exists. */
async function checkReferences(tx: Queries, details: Details, categoryId: string, refused: FieldRefusals) {
  const { sub_category_id, frame_material_id, frame_vendor_id, refund_policy_id } = details;
  if (sub_category_id !== null) {
    const [found] = await tx.select().from(sub_categories).where(eq(sub_categories.id, sub_category_id));
    if (found?.category_id !== categoryId) refused.sub_category_id = [{ key: 'subCategoryUnknown' }];
  }
  if (frame_material_id !== null) {
    const found = await tx.select().from(frame_materials).where(eq(frame_materials.id, frame_material_id));
    if (found.length === 0) refused.frame_material_id = [{ key: 'frameMaterialUnknown' }];
  }
  if (frame_vendor_id !== null) {
    const found = await tx.select().from(frame_vendors).where(eq(frame_vendors.id, frame_vendor_id));
    if (found.length === 0) refused.frame_vendor_id = [{ key: 'frameVendorUnknown' }];
  }
  if (refund_policy_id !== null) {
    const [found] = await tx.select().from(policies).where(eq(policies.id, refund_policy_id));
    if (found?.kind !== 'refund') refused.refund_policy_id = [{ key: 'refundPolicyUnknown' }];
  }
}

const framing = ['frame_vendor_id', 'frame_material_id', 'width', 'height', 'size_unit', 'pieces'] as const;

/**
 * That the vendor has the frame (001 section 5). A frame that was there when it was chosen is not asked for again; a
 * vendor who has none for a size changed by a form that does not ask for frames is let go.
 */
async function checkFrame(
  tx: Queries,
  details: Details,
  work: Checked,
  { input, before }: { input: ProductInput; before: WorkRow | undefined },
): Promise<FieldRefusals> {
  const { frame_vendor_id, frame_material_id, pieces } = details;
  const { width, height, size_unit } = work;
  if (frame_vendor_id === null || width === null || height === null) return {};
  const wanted = { frame_vendor_id, frame_material_id, width, height, size_unit, pieces };
  if (before && framing.every((name) => before[name] === wanted[name])) return {};
  const { reason } = await findFrame(tx, wanted);
  if (reason === null) return {};
  if (input.frame_vendor_id !== undefined) return { frame_vendor_id: [{ key: `frame_${reason}` }] };
  details.frame_vendor_id = null;
  return {};
}

/** Why the details cannot stand, by field; empty where they can (001 section 5). */
export async function refusedDetails(
  tx: Queries,
  details: Details,
  work: Checked,
  saved: { input: ProductInput; before: WorkRow | undefined },
): Promise<FieldRefusals> {
  const refused: FieldRefusals = {};
  const facts = { ...details, ...work, for_sale: work.for_sale ?? false, for_rent: work.for_rent ?? false };
  for (const problem of workProblems(facts)) refused[problem.field] = ruleWording(problem);
  if (details.deposit_cost && !fitsCurrency(details.deposit_cost)) {
    refused['deposit_cost.amount'] = [{ key: 'yenHaveNoDecimals' }];
  }
  await checkReferences(tx, details, work.category_id, refused);
  const isRefused = framing.some((name) => Object.hasOwn(refused, name));
  return isRefused ? refused : { ...refused, ...(await checkFrame(tx, details, work, saved)) };
}
