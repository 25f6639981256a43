/** Master data in the contract's format, with names in the caller's language. */
import { asc } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { categories, type policies, type sub_categories } from '../db/schema/index.ts';
import type { Language } from '../messages/messages.ts';

export type Category = typeof categories.$inferSelect;
export type SubCategory = typeof sub_categories.$inferSelect;
type Policy = typeof policies.$inferSelect;

interface Names {
  name_en: string;
  name_ja: string;
}

export const nameIn = (language: Language, { name_en, name_ja }: Names) => (language === 'ja' ? name_ja : name_en);

/** Only id and name. */
export const namedIn = (language: Language, record: Names & { id: string }) => ({
  id: record.id,
  name: nameIn(language, record),
});

export const categoryIn = (language: Language, category: Category) => ({
  id: category.id,
  type: category.type,
  name: nameIn(language, category),
});

export const subCategoryIn = (language: Language, record: SubCategory) => ({
  id: record.id,
  category_id: record.category_id,
  name: nameIn(language, record),
});

export const policyIn = (language: Language, policy: Policy) => ({
  ...namedIn(language, policy),
  text: language === 'ja' ? policy.text_ja : policy.text_en,
});

export const listCategories = (queries: Queries) => queries.select().from(categories).orderBy(asc(categories.position));
