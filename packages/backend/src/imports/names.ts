/** Resolves names in a sheet: categories, frames and policies, in either language. */
import { asc } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  categories,
  frame_materials,
  frame_vendors,
  type imports,
  type NameField,
  policies,
  sub_categories,
} from '../db/schema/index.ts';
import { fold } from '../products/folding.ts';

type ImportRecord = typeof imports.$inferSelect;

interface Entry {
  id: string;
  names: readonly string[];
  /** Parent: a category's type, a sub-category's category. */
  within?: string;
}

export type Directory = Readonly<Record<NameField, readonly Entry[]>>;

const entry = ({ id, name_en, name_ja }: { id: string; name_en: string; name_ja: string }, within?: string): Entry => ({
  id,
  names: [fold(id), fold(name_en), fold(name_ja)],
  ...(within !== undefined && { within }),
});

/** Loads all records that can be named. */
export async function readDirectory(queries: Queries): Promise<Directory> {
  const found = {
    category: await queries.select().from(categories).orderBy(asc(categories.position)),
    sub_category: await queries.select().from(sub_categories).orderBy(asc(sub_categories.position)),
    frame_material: await queries.select().from(frame_materials),
    frame_vendor: await queries.select().from(frame_vendors),
    refund_policy: await queries.select().from(policies),
  };
  return {
    category: found.category.map((one) => entry(one, one.type)),
    sub_category: found.sub_category.map((one) => entry(one, one.category_id)),
    frame_material: found.frame_material.map((one) => entry(one)),
    frame_vendor: found.frame_vendor.map((one) => entry(one)),
    refund_policy: found.refund_policy.filter(({ kind }) => kind === 'refund').map((one) => entry(one)),
  };
}

/** The user's choice of records for unknown names. */
export type ChosenNames = ReadonlyMap<string, string>;

export const nameKey = (field: NameField, text: string) => `${field} ${fold(text)}`;

export const chosenNames = ({ names }: Pick<ImportRecord, 'names'>): ChosenNames =>
  new Map(names.map(({ field, text, record_id }) => [nameKey(field, text), record_id]));

/**
 * The id of the record a text names: the user's choice, else a record with a unique name within the row's type or
 * category.
 */
export function findName(
  directory: Directory,
  chosen: ChosenNames,
  field: NameField,
  text: string,
  within?: string,
): Entry | undefined {
  const id = chosen.get(nameKey(field, text));
  if (id !== undefined) return directory[field].find((one) => one.id === id);
  const name = fold(text);
  const found = directory[field].filter(({ names }) => names.includes(name));
  return found.find((one) => one.within === within) ?? found[0];
}
