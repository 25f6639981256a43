import type { Money, ProductInput, ProductType } from '@smart-art/api-client/queries';
import { saveProductBody } from '@smart-art/openapi/constraints';

/** A work while it is being written. */
export interface WorkForm {
  title: string;
  type: ProductType;
  category_id: string;
  artist_name: string;
  year: number | null;
  medium: string;
  size: { width: number | null; height: number | null; depth: number | null; unit: 'cm' | 'in' };
  description: string;
  for_sale: boolean;
  sale_cost: Money | null;
  for_rent: boolean;
  rental_cost_per_month: Money | null;
}

export const emptyWork = (artistName: string): WorkForm => ({
  title: '',
  type: 'art',
  category_id: '',
  artist_name: artistName,
  year: null,
  medium: '',
  size: { width: null, height: null, depth: null, unit: 'cm' },
  description: '',
  for_sale: false,
  sale_cost: null,
  for_rent: false,
  rental_cost_per_month: null,
});

const { width, height, depth, size_unit: _unit, image_ids, ...same } = saveProductBody;

/** The contract's bounds, with the three lengths in the one field they are typed in. */
export const workConstraints = {
  ...same,
  image_ids,
  size: { type: 'object', required: false, nullable: false, properties: { width, height, depth } },
} as const;

const orNull = (text: string) => text.trim() || null;

/** A work as the contract takes it. A price is sent only with its offer. */
export function toInput({ size, ...work }: WorkForm, imageIds: readonly string[]): ProductInput {
  return {
    ...work,
    title: work.title.trim(),
    artist_name: orNull(work.artist_name),
    medium: orNull(work.medium),
    description: orNull(work.description),
    sale_cost: work.for_sale ? work.sale_cost : null,
    rental_cost_per_month: work.for_rent ? work.rental_cost_per_month : null,
    width: size.width,
    height: size.height,
    depth: size.depth,
    size_unit: size.unit,
    image_ids: [...imageIds],
  };
}

const inSize = new Set(['width', 'height', 'depth', 'size_unit']);

/** A server's refusals, on the names of the form's fields. */
export function toFormErrors(errors: Record<string, string[]>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const field = inSize.has(name) ? 'size' : name;
    found[field] = [...(found[field] ?? []), ...messages];
  }
  return found;
}
