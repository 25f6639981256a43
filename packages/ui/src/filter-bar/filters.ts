import type { FilterOption } from '../filter-chips/index.ts';
import type { Currency, MoneyValue } from '../money-field/index.ts';

/** An option of a filter. */
export type FilterChoice = FilterOption<string>;

interface Base {
  /** Its URL parameter, such as `type`. Must not change: URLs are shared and saved. */
  id: string;
  /** Label of a word or two: "Type". */
  label: string;
  /** True to show it in the row above the list; the others are under "All filters". Default true. */
  inRow?: boolean | undefined;
}

interface Choices extends Base {
  options: readonly FilterChoice[];
  /** Keeps values that are not in `options`: they may load later, or be too many to list. */
  open?: boolean | undefined;
}

/** One of a few options. */
export interface OneFilter extends Choices {
  kind: 'one';
  /** Shown as chips above the list instead of a button. */
  chips?: boolean | undefined;
}
/** Several of a few options: a record matches if it has one of them. */
export interface SeveralFilter extends Choices {
  kind: 'several';
}
/** Text in one field of the record. Not for the list's search. */
export interface TextFilter extends Base {
  kind: 'text';
  description?: string | undefined;
  /** Default 200 characters. */
  maxLength?: number | undefined;
}
/** A range of numbers, inclusive. */
export interface NumberFilter extends Base {
  kind: 'number';
  min?: number | undefined;
  max?: number | undefined;
  /** Unit after the number. */
  unit?: string | undefined;
}
/** A range of amounts in one currency, inclusive. */
export interface MoneyFilter extends Base {
  kind: 'money';
  /** The currencies to choose from; the first is the default. */
  currencies: readonly [Currency, ...Currency[]];
}
/** A range of dates, inclusive. */
export interface DateFilter extends Base {
  kind: 'date';
  /** First month, 1 to 12, of the financial year preset. Default 4. */
  financialYearStart?: number | undefined;
}
/** Yes or no. */
export interface YesNoFilter extends Base {
  kind: 'yesNo';
  /** "Framed". */
  yes?: string | undefined;
  /** "Unframed". */
  no?: string | undefined;
}

/** Any filter of a list. */
export type Filter = OneFilter | SeveralFilter | TextFilter | NumberFilter | MoneyFilter | DateFilter | YesNoFilter;

/** A null end is open. */
export interface Range<End> {
  from: End | null;
  to: End | null;
}
export interface MoneyRange extends Range<MoneyValue['amount']> {
  currency: Currency;
}

/** Value type per filter kind. Dates are ISO 8601 (`2026-04-05`). */
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

/** Applied values by filter id. Filters that are not set are absent. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** A filter with its value, matched by kind. */
export type Applied = {
  [Kind in Filter['kind']]: { filter: Extract<Filter, { kind: Kind }>; value: ValueOf[Kind] };
}[Filter['kind']];

/** The applied filters, in their order. */
export function appliedOf(filters: readonly Filter[], values: FilterValues): Applied[] {
  return filters.flatMap((filter) => {
    const value = Object.hasOwn(values, filter.id) ? values[filter.id] : undefined;
    return isSet(value) ? [{ filter, value } as Applied] : [];
  });
}

/** True if a value filters anything. */
export function isSet(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined || value === '') return false;
  if (typeof value !== 'object') return true;
  return 'from' in value ? value.from !== null || value.to !== null : value.length > 0;
}

/** Returns the values with one changed; undefined removes it. */
export function withValue(values: FilterValues, id: string, value: FilterValue | undefined): FilterValues {
  const others = Object.entries(values).filter(([other]) => other !== id);
  return Object.fromEntries(isSet(value) ? [...others, [id, value]] : others);
}

/** True if a range ends before it starts and so cannot match. */
export function isReversed({ from, to }: Range<number> | Range<string>, kind: 'number' | 'money' | 'date'): boolean {
  if (from === null || to === null) return false;
  return kind === 'date' ? from > to : Number(from) > Number(to);
}
