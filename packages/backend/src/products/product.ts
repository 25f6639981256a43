/** From rows to the contract's Product. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { categories, images, works } from '../db/schema/index.ts';
import { type Category, categoryIn } from '../general/handlers.ts';
import { type ImageRow, imageOf } from '../images/image.ts';
import type { Language } from '../messages/messages.ts';
import { moneyOf } from './money.ts';

export type Product = components['schemas']['Product'];
export type WorkRow = typeof works.$inferSelect;

/** @param pictures all of the work's photographs, or only the cover */
export function productOf(work: WorkRow, category: Category, pictures: ImageRow[], language: Language): Product {
  return {
    id: work.id,
    title: work.title,
    type: work.type,
    category: categoryIn(language, category),
    artist_name: work.artist_name,
    year: work.year,
    medium: work.medium,
    description: work.description,
    width: work.width,
    height: work.height,
    depth: work.depth,
    size_unit: work.size_unit,
    for_sale: work.for_sale,
    sale_cost: moneyOf(work.sale_cost_amount, work.sale_cost_currency),
    for_rent: work.for_rent,
    rental_cost_per_month: moneyOf(work.rental_cost_amount, work.rental_cost_currency),
    status: work.status,
    attention: work.attention,
    images: pictures.map(imageOf),
    version: work.version,
    created_at: work.created_at.toISOString(),
    updated_at: work.updated_at.toISOString(),
    deleted_at: work.deleted_at?.toISOString() ?? null,
  };
}

/** The seller's work, deleted or not; undefined also where it is another seller's. */
export async function findWork(queries: Queries, sellerId: string, id: string): Promise<WorkRow | undefined> {
  const [work] = await queries
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.seller_id, sellerId)));
  return work;
}

/** The photographs of works in their order. */
export const picturesOf = (queries: Queries, workIds: string[], onlyCovers = false) =>
  queries
    .select()
    .from(images)
    .where(and(inArray(images.work_id, workIds), onlyCovers ? eq(images.position, 0) : undefined))
    .orderBy(asc(images.position));

/** Everything known of a work. */
export async function describeWork(queries: Queries, work: WorkRow, language: Language): Promise<Product> {
  const [category] = await queries.select().from(categories).where(eq(categories.id, work.category_id));
  if (!category) throw new Error(`category ${work.category_id} is gone`);
  return productOf(work, category, await picturesOf(queries, [work.id]), language);
}
