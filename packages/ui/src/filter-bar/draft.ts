import type { TextContext } from './filter-text.ts';
import {
  type Filter,
  type FilterValue,
  type FilterValues,
  isReversed,
  isSet,
  type MoneyRange,
  type Range,
} from './filters.ts';

/** Error of a value that is about to be applied. */
export function problemOf(
  filter: Filter,
  value: FilterValue | undefined,
  string: TextContext['string'],
): string | undefined {
  if (!isSet(value)) return undefined;
  if (filter.kind === 'number' || filter.kind === 'money') {
    return isReversed(value as Range<number> | MoneyRange, filter.kind) ? string('reversed') : undefined;
  }
  return filter.kind === 'date' && isReversed(value as Range<string>, 'date') ? string('reversedDays') : undefined;
}

/** Errors of several filters, by id. */
export function problemsOf(filters: readonly Filter[], values: FilterValues, string: TextContext['string']) {
  const found = filters.map((filter) => [filter.id, problemOf(filter, values[filter.id], string)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as Record<string, string>;
}
