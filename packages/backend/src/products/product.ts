/** Converts rows to the contract's Product. */
import type { components } from '@smart-art/openapi/product';
import { discounted, saleAmounts } from '@smart-art/openapi/rules';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  categories,
  frame_materials,
  frame_vendors,
  images,
  policies,
  sub_categories,
  works,
} from '../db/schema/index.ts';
import { type ImageRow, imageOf } from '../images/image.ts';
import { type Category, categoryIn, namedIn, type SubCategory, subCategoryIn } from '../master-data/records.ts';
import type { Language } from '../messages/messages.ts';
import { moneyOf } from './money.ts';

export type Product = components['schemas']['Product'];
export type WorkRow = typeof works.$inferSelect;

interface Named {
  id: string;
  name_en: string;
  name_ja: string;
}

/** A work with the master data it refers to. */
export interface WorkRecord {
  work: WorkRow;
  category: Category;
  sub_category: SubCategory | null;
  frame_material: Named | null;
  frame_vendor: Named | null;
  refund_policy: Named | null;
}

/** Context for describing a work besides its record. */
export interface ProductContext {
  language: Language;
  /** The operator's service charge. */
  chargePercent: number;
}

/** Base query of works with related records, for adding filters and sorting. */
export const selectWorks = (queries: Queries) =>
  queries
    .select({
      work: getTableColumns(works),
      category: getTableColumns(categories),
      sub_category: getTableColumns(sub_categories),
      frame_material: getTableColumns(frame_materials),
      frame_vendor: getTableColumns(frame_vendors),
      refund_policy: getTableColumns(policies),
    })
    .from(works)
    .innerJoin(categories, eq(categories.id, works.category_id))
    .leftJoin(sub_categories, eq(sub_categories.id, works.sub_category_id))
    .leftJoin(frame_materials, eq(frame_materials.id, works.frame_material_id))
    .leftJoin(frame_vendors, eq(frame_vendors.id, works.frame_vendor_id))
    .leftJoin(policies, eq(policies.id, works.refund_policy_id))
    .$dynamic();

/** The seller's proceeds of a sale, with and without discount (001 section 3). */
function amountsOf(work: WorkRow, chargePercent: number) {
  const cost = moneyOf(work.sale_cost_amount, work.sale_cost_currency);
  const plain = cost && saleAmounts(cost, chargePercent);
  const percentage = work.discount_percentage;
  const reduced = cost && percentage !== null ? saleAmounts(discounted(cost, percentage), chargePercent) : null;
  return {
    sale_cost: cost,
    service_charge_percent: chargePercent,
    service_charge: plain?.serviceCharge ?? null,
    amount_received: plain?.amountReceived ?? null,
    discount_percentage: percentage,
    discount_start_date: work.discount_start_date,
    discount_end_date: work.discount_end_date,
    discounted_sale_cost: reduced?.cost ?? null,
    discounted_service_charge: reduced?.serviceCharge ?? null,
    discounted_amount_received: reduced?.amountReceived ?? null,
  };
}

/**
 * @param pictures all of the work's photographs, or only the cover
 * @param deletedBy who deleted it, if it is deleted and that is known
 */
export function productOf(
  record: WorkRecord,
  pictures: ImageRow[],
  { language, chargePercent }: ProductContext,
  deletedBy: Product['deleted_by'] = null,
): Product {
  const { work, category, sub_category, frame_material, frame_vendor, refund_policy } = record;
  const named = (master: Named | null) => master && namedIn(language, master);
  return {
    id: work.id,
    title: work.title,
    title_reading: work.title_reading,
    type: work.type,
    category: categoryIn(language, category),
    sub_category: sub_category && subCategoryIn(language, sub_category),
    pieces: work.pieces,
    artist_name: work.artist_name,
    artist_reading: work.artist_reading,
    year: work.year,
    medium: work.medium,
    description: work.description,
    width: work.width,
    height: work.height,
    depth: work.depth,
    frame_height: work.frame_height,
    size_unit: work.size_unit,
    orientation: work.orientation,
    size_class: work.size_class,
    weight_without_frame: work.weight_without_frame,
    weight_with_frame: work.weight_with_frame,
    weight_unit: work.weight_unit,
    washable: work.washable,
    wash_guide: work.wash_guide,
    frame_material: named(frame_material),
    frame_vendor: named(frame_vendor),
    for_sale: work.for_sale,
    ...amountsOf(work, chargePercent),
    for_rent: work.for_rent,
    rental_cost_per_month: moneyOf(work.rental_cost_amount, work.rental_cost_currency),
    minimum_rental_months: work.minimum_rental_months,
    maximum_rental_months: work.maximum_rental_months,
    rent_renewal: work.rent_renewal,
    deposit_cost: moneyOf(work.deposit_cost_amount, work.deposit_cost_currency),
    refund_policy: named(refund_policy),
    return_policy_accepted: work.return_policy_accepted,
    internationally_acceptable: work.internationally_acceptable,
    international_agreement_accepted: work.international_agreement_accepted,
    commitment_accepted: work.commitment_accepted,
    status: work.status,
    attention: work.attention,
    images: pictures.map(imageOf),
    version: work.version,
    created_at: work.created_at.toISOString(),
    updated_at: work.updated_at.toISOString(),
    deleted_at: work.deleted_at?.toISOString() ?? null,
    deleted_by: work.deleted_at ? deletedBy : null,
  };
}

/** The seller's work, deleted or not; undefined also if it is another seller's. */
export async function findWork(queries: Queries, sellerId: string, id: string): Promise<WorkRow | undefined> {
  const [work] = await queries
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.seller_id, sellerId)));
  return work;
}

/** The photographs of works, sorted. */
export const picturesOf = (queries: Queries, workIds: string[], onlyCovers = false) =>
  queries
    .select()
    .from(images)
    .where(and(inArray(images.work_id, workIds), onlyCovers ? eq(images.position, 0) : undefined))
    .orderBy(asc(images.position));
