import type { FilterValue, FilterValues } from '@smart-art/ui/filter-bar';
import type { Vocabulary } from './definition.ts';

const several = (value: FilterValue | undefined) => (Array.isArray(value) ? (value as string[]) : []);

/** Removes filters that no longer fit: a category of another type, a sub-category of another category. */
export function consistent(filters: FilterValues, vocabulary: Vocabulary | undefined): FilterValues {
  const { category, sub_category, ...others } = filters;
  const types = several(others.type);
  const typeOf = new Map(vocabulary?.categories.map(({ id, type }) => [id, type]));
  const categories = several(category).filter((id) => {
    const type = typeOf.get(id);
    return types.length === 0 || type === undefined || types.includes(type);
  });
  const categoryOf = new Map(vocabulary?.sub_categories.map(({ id, category_id }) => [id, category_id]));
  const parts = several(sub_category).filter((id) => {
    const own = categoryOf.get(id);
    return categories.length > 0 && (own === undefined || categories.includes(own));
  });
  return {
    ...others,
    ...(categories.length > 0 && { category: categories }),
    ...(parts.length > 0 && { sub_category: parts }),
  };
}
