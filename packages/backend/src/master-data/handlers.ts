import { asc } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { frame_materials, frame_stock, frame_vendors, policies, sub_categories } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import type { Language } from '../messages/messages.ts';
import { fold } from '../products/folding.ts';
import type { Services } from '../services.ts';
import { categoryIn, listCategories, namedIn, nameIn, policyIn, subCategoryIn } from './records.ts';

const unitNames = {
  size: { cm: { en: 'Centimetres', ja: 'センチメートル' }, in: { en: 'Inches', ja: 'インチ' } },
  weight: { kg: { en: 'Kilograms', ja: 'キログラム' }, lb: { en: 'Pounds', ja: 'ポンド' } },
} as const;

const unitsIn = <Id extends string>(language: Language, units: Record<Id, Record<Language, string>>) =>
  (Object.keys(units) as Id[]).map((id) => ({ id, name: units[id][language] }));

/** Matches records whose name, in either language, contains every word of a search. */
function nameMatcher(query: string | undefined): (record: { name_en: string; name_ja: string }) => boolean {
  const words = fold(query ?? '')
    .split(' ')
    .filter(Boolean);
  return ({ name_en, name_ja }) => {
    const name = `${fold(name_en)}\n${fold(name_ja)}`;
    return words.every((word) => name.includes(word));
  };
}

const listSubCategories = (queries: Queries) =>
  queries.select().from(sub_categories).orderBy(asc(sub_categories.category_id), asc(sub_categories.position));

const listMaterials = (queries: Queries) =>
  queries.select().from(frame_materials).orderBy(asc(frame_materials.position));

/** Categories, frames and policies for works (000 section 7). */
export function masterDataHandlers({
  queries,
}: Services): Pick<Handlers, 'getMasterData' | 'listCategories' | 'listSubCategories' | 'listFrameVendors'> {
  return {
    async getMasterData({ language }) {
      const allPolicies = await queries.select().from(policies).orderBy(asc(policies.position));
      const policiesOf = (kind: 'return' | 'refund') =>
        allPolicies.filter((policy) => policy.kind === kind).map((policy) => policyIn(language, policy));
      const data = {
        categories: (await listCategories(queries)).map((category) => categoryIn(language, category)),
        sub_categories: (await listSubCategories(queries)).map((record) => subCategoryIn(language, record)),
        units: { size: unitsIn(language, unitNames.size), weight: unitsIn(language, unitNames.weight) },
        return_policies: policiesOf('return'),
        refund_policies: policiesOf('refund'),
        frame_materials: (await listMaterials(queries)).map((material) => namedIn(language, material)),
      };
      return { status: 200, body: { success: true, data } };
    },

    async listCategories({ query, language }) {
      const matches = nameMatcher(query.query);
      const found = (await listCategories(queries)).filter(
        (category) => matches(category) && (!query.type || category.type === query.type),
      );
      return { status: 200, body: { success: true, data: found.map((category) => categoryIn(language, category)) } };
    },

    async listSubCategories({ query, language }) {
      const matches = nameMatcher(query.query);
      const found = (await listSubCategories(queries)).filter(
        (record) => matches(record) && (!query.category_id || record.category_id === query.category_id),
      );
      return { status: 200, body: { success: true, data: found.map((record) => subCategoryIn(language, record)) } };
    },

    async listFrameVendors({ query, language }) {
      const vendors = await queries.select().from(frame_vendors).orderBy(asc(frame_vendors.position));
      const materials = await listMaterials(queries);
      const stock = await queries
        .selectDistinct({ vendor: frame_stock.vendor_id, material: frame_stock.material_id })
        .from(frame_stock);
      const has = (vendor: string, material: string) =>
        stock.some((offered) => offered.vendor === vendor && offered.material === material);
      const matches = nameMatcher(query.query);
      const materialId = query.frame_material_id;
      const data = vendors
        .filter((vendor) => matches(vendor) && (!materialId || has(vendor.id, materialId)))
        .map((vendor) => ({
          id: vendor.id,
          name: nameIn(language, vendor),
          country: vendor.country,
          frame_materials: materials
            .filter((material) => has(vendor.id, material.id))
            .map((material) => namedIn(language, material)),
        }));
      return { status: 200, body: { success: true, data } };
    },
  };
}
