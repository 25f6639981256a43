import type { ImageRecord, Money, Product, ProductInput, ProductType } from '@smart-art/api-client/queries';
import { saveProductBody } from '@smart-art/openapi/constraints';
import { type WorkFacts, type WorkProblem, workProblems } from '@smart-art/openapi/rules';

/**
 * The form values of a work (001 section 3). Missing texts and choices are empty, missing numbers and dates null.
 * Values that do not apply to the current type are kept, so that undoing the change restores them: `toInput` leaves
 * them out.
 */
export interface WorkForm {
  title: string;
  /** How the title is read, in kana. */
  title_reading: string;
  type: ProductType;
  category_id: string;
  sub_category_id: string;
  artist_name: string;
  artist_reading: string;
  year: number | null;
  medium: string;
  /** Number of copies. */
  pieces: number | null;
  size: { width: number | null; height: number | null; depth: number | null; unit: 'cm' | 'in' };
  description: string;
  /** Including the frame, in the unit of the size. */
  frame_height: number | null;
  weight_without_frame: number | null;
  weight_with_frame: number | null;
  weight_unit: 'kg' | 'lb';
  washable: boolean;
  wash_guide: string;
  frame_material_id: string;
  frame_vendor_id: string;
  for_sale: boolean;
  sale_cost: Money | null;
  /** Percent. */
  discount_percentage: number | null;
  /** YYYY-MM-DD. */
  discount_start_date: string | null;
  /** The last day, YYYY-MM-DD. */
  discount_end_date: string | null;
  for_rent: boolean;
  rental_cost_per_month: Money | null;
  minimum_rental_months: number | null;
  maximum_rental_months: number | null;
  rent_renewal: boolean;
  deposit_cost: Money | null;
  refund_policy_id: string;
  /** Null if the seller was never asked. */
  return_policy_accepted: boolean | null;
  internationally_acceptable: boolean;
  international_agreement_accepted: boolean;
  commitment_accepted: boolean;
}

export type WorkField = keyof WorkForm;

export const emptyWork = (artistName: string): WorkForm => ({
  title: '',
  title_reading: '',
  type: 'art',
  category_id: '',
  sub_category_id: '',
  artist_name: artistName,
  artist_reading: '',
  year: null,
  medium: '',
  pieces: 1,
  size: { width: null, height: null, depth: null, unit: 'cm' },
  description: '',
  frame_height: null,
  weight_without_frame: null,
  weight_with_frame: null,
  weight_unit: 'kg',
  washable: false,
  wash_guide: '',
  frame_material_id: '',
  frame_vendor_id: '',
  for_sale: false,
  sale_cost: null,
  discount_percentage: null,
  discount_start_date: null,
  discount_end_date: null,
  for_rent: false,
  rental_cost_per_month: null,
  minimum_rental_months: null,
  maximum_rental_months: null,
  rent_renewal: false,
  deposit_cost: null,
  refund_policy_id: '',
  return_policy_accepted: null,
  internationally_acceptable: false,
  international_agreement_accepted: false,
  commitment_accepted: false,
});

/** A saved work as form values. */
export const fromProduct = (work: Product): WorkForm => ({
  title: work.title,
  title_reading: work.title_reading ?? '',
  type: work.type,
  category_id: work.category.id,
  sub_category_id: work.sub_category?.id ?? '',
  artist_name: work.artist_name ?? '',
  artist_reading: work.artist_reading ?? '',
  year: work.year,
  medium: work.medium ?? '',
  pieces: work.pieces,
  size: { width: work.width, height: work.height, depth: work.depth, unit: work.size_unit },
  description: work.description ?? '',
  frame_height: work.frame_height,
  weight_without_frame: work.weight_without_frame,
  weight_with_frame: work.weight_with_frame,
  weight_unit: work.weight_unit,
  washable: work.washable,
  wash_guide: work.wash_guide ?? '',
  frame_material_id: work.frame_material?.id ?? '',
  frame_vendor_id: work.frame_vendor?.id ?? '',
  for_sale: work.for_sale,
  sale_cost: work.sale_cost,
  discount_percentage: work.discount_percentage,
  discount_start_date: work.discount_start_date,
  discount_end_date: work.discount_end_date,
  for_rent: work.for_rent,
  rental_cost_per_month: work.rental_cost_per_month,
  minimum_rental_months: work.minimum_rental_months,
  maximum_rental_months: work.maximum_rental_months,
  rent_renewal: work.rent_renewal,
  deposit_cost: work.deposit_cost,
  refund_policy_id: work.refund_policy?.id ?? '',
  return_policy_accepted: work.return_policy_accepted,
  internationally_acceptable: work.internationally_acceptable,
  international_agreement_accepted: work.international_agreement_accepted,
  commitment_accepted: work.commitment_accepted,
});

const { width, height, depth, size_unit: _unit, image_ids, pieces, ...same } = saveProductBody;

/** The contract's bounds, with the three lengths combined in one field. */
export const workConstraints = {
  ...same,
  pieces: { ...pieces, required: true },
  image_ids,
  size: { type: 'object', required: false, nullable: false, properties: { width, height, depth } },
} as const;

const orNull = (text: string) => text.trim() || null;

/**
 * The request body of a work. A price stays when its offer is switched off. Values that do not apply (to a frame, a
 * washing guide for something not washable, the reading of no artist) are left out.
 */
export function toInput(form: WorkForm, imageIds: readonly string[]): ProductInput {
  const { size, return_policy_accepted: accepted, pieces: count, ...work } = form;
  const isFrame = form.type === 'frame';
  return {
    ...work,
    title: work.title.trim(),
    title_reading: orNull(work.title_reading),
    sub_category_id: orNull(work.sub_category_id),
    artist_name: orNull(work.artist_name),
    artist_reading: orNull(work.artist_name) && orNull(work.artist_reading),
    medium: orNull(work.medium),
    description: orNull(work.description),
    wash_guide: work.washable ? orNull(work.wash_guide) : null,
    frame_material_id: orNull(work.frame_material_id),
    refund_policy_id: orNull(work.refund_policy_id),
    frame_vendor_id: isFrame ? null : orNull(work.frame_vendor_id),
    frame_height: isFrame ? null : work.frame_height,
    weight_with_frame: isFrame ? null : work.weight_with_frame,
    width: size.width,
    height: size.height,
    depth: size.depth,
    size_unit: size.unit,
    image_ids: [...imageIds],
    ...(count === null ? null : { pieces: count }),
    ...(accepted === null ? null : { return_policy_accepted: accepted }),
  };
}

/** The alternative texts of a work's photographs as request body. */
export const altTextsOf = (images: readonly Pick<ImageRecord, 'id' | 'alt_text'>[]): ProductInput['image_alt_texts'] =>
  images.map(({ id, alt_text: { en, ja } }) => ({ image_id: id, en, ja }));

/** The violated rules over several fields (001 section 5), by form field. */
export function problemsOf(form: WorkForm): (Omit<WorkProblem, 'field'> & { field: WorkField })[] {
  const { return_policy_accepted } = form;
  const facts = { ...toInput(form, []), return_policy_accepted } as WorkFacts;
  return workProblems(facts).map(({ field, rule }) => ({
    field: field === 'width' || field === 'height' ? 'size' : field,
    rule,
  }));
}

const inSize = new Set(['width', 'height', 'depth', 'size_unit']);

/** Server errors by form field. */
export function toFormErrors(errors: Record<string, string[]>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const field = inSize.has(name) ? 'size' : name.startsWith('image_alt_texts') ? 'image_ids' : name;
    found[field] = [...(found[field] ?? []), ...messages];
  }
  return found;
}
