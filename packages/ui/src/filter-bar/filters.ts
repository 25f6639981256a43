import type { FilterOption } from '../filter-chips/index.ts';
import type { Currency, MoneyValue } from '../money-field/index.ts';

/** One of the answers of a filter. */
export type FilterChoice = FilterOption<string>;

interface Base {
  /** Its name in the address, such as `type`. It stays: addresses are shared and saved. */
  id: string;
  /** What is narrowed by, in a word or two: "Type". */
  label: string;
  /** Stands in the row above the list; the others are under "All filters". Default true. */
  inRow?: boolean | undefined;
}

interface Choices extends Base {
  options: readonly FilterChoice[];
  /** Values that `options` does not hold are kept: the options arrive later, or are too many to list. */
  open?: boolean | undefined;
}

/** One of a few. */
export interface OneFilter extends Choices {
  kind: 'one';
  /** As chips above the list instead of behind a button: the list's standing selections. */
  chips?: boolean | undefined;
}
/** Any of a few: a record matches that has one of them. */
export interface SeveralFilter extends Choices {
  kind: 'several';
}
/** Words in one field of the record. Not for the list's search. */
export interface TextFilter extends Base {
  kind: 'text';
  description?: string | undefined;
  /** Default 200 characters. */
  maxLength?: number | undefined;
}
/** From a number to a number, both ends included. */
export interface NumberFilter extends Base {
  kind: 'number';
  min?: number | undefined;
  max?: number | undefined;
  /** The unit, behind the number. */
  unit?: string | undefined;
}
/** From an amount to an amount of one currency, both ends included. */
export interface MoneyFilter extends Base {
  kind: 'money';
  /** What can be chosen; the first is meant until something else is. */
  currencies: readonly [Currency, ...Currency[]];
}
/** From a day to a day, both included. */
export interface DateFilter extends Base {
  kind: 'date';
  /** The month, 1 to 12, in which the offered financial year starts. Default 4. */
  financialYearStart?: number | undefined;
}
/** Has it or has it not. */
export interface YesNoFilter extends Base {
  kind: 'yesNo';
  /** "Framed". */
  yes?: string | undefined;
  /** "Unframed". */
  no?: string | undefined;
}

/** Something that narrows a list. */
export type Filter = OneFilter | SeveralFilter | TextFilter | NumberFilter | MoneyFilter | DateFilter | YesNoFilter;

/** An end that is null is open. */
export interface Range<End> {
  from: End | null;
  to: End | null;
}
export interface MoneyRange extends Range<MoneyValue['amount']> {
  currency: Currency;
}

/** What each kind of filter holds. Days are ISO 8601 (`2026-04-05`). */
export interface ValueOf {
  one: string;
  several: readonly string[];
  text: string;
  number: Range<number>;
  money: MoneyRange;
  date: Range<string>;
  yesNo: boolean;
}
export type FilterValue = ValueOf[Filter['kind']];

/** What narrows the list, by the filters' ids. One that does not is left out. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** A filter with the value it has, typed alike. */
export type Applied = {
  [Kind in Filter['kind']]: { filter: Extract<Filter, { kind: Kind }>; value: ValueOf[Kind] };
}[Filter['kind']];

/** The filters that narrow the list, in their order. */
export function appliedOf(filters: readonly Filter[], values: FilterValues): Applied[] {
  return filters.flatMap((filter) => {
    const value = Object.hasOwn(values, filter.id) ? values[filter.id] : undefined;
    return isSet(value) ? [{ filter, value } as Applied] : [];
  });
}

/** Whether a value narrows anything. */
export function isSet(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined || value === '') return false;
  if (typeof value !== 'object') return true;
  return 'from' in value ? value.from !== null || value.to !== null : value.length > 0;
}

/** The values with one of them changed; undefined takes it out. */
export function withValue(values: FilterValues, id: string, value: FilterValue | undefined): FilterValues {
  const others = Object.entries(values).filter(([other]) => other !== id);
  return Object.fromEntries(isSet(value) ? [...others, [id, value]] : others);
}

/** Whether a range ends before it begins: nothing could be in it. */
export function isReversed({ from, to }: Range<number> | Range<string>, kind: 'number' | 'money' | 'date'): boolean {
  if (from === null || to === null) return false;
  return kind === 'date' ? from > to : Number(from) > Number(to);
}
