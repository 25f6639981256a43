import type { Import, ImportField, ImportSettings } from '@smart-art/api-client/queries';
import { guessColumns } from './guess-columns.ts';

/** The seller's settings for a sheet. Without a known currency, amounts have none until it is chosen. */
export type SheetSettings = Omit<ImportSettings, 'currency'> & Partial<Pick<ImportSettings, 'currency'>>;

/** A setting that could not be derived from the sheet and is only a default. */
export type Assumed = Exclude<keyof SheetSettings, 'category_id'>;

interface GuessedUnits {
  settings: SheetSettings;
  assumed: ReadonlySet<Assumed>;
}

type Described = Pick<Import, 'headers' | 'samples'> & Partial<Pick<Import, 'facts'>>;

/** Columns with amounts or their currency. */
export const moneyFields: readonly ImportField[] = [
  'sale_cost',
  'rental_cost_per_month',
  'deposit_cost',
  'sale_cost_currency',
  'rental_cost_currency',
  'deposit_cost_currency',
];
const decimalFields: readonly ImportField[] = [
  'size',
  'width',
  'height',
  'depth',
  'frame_height',
  'weight_without_frame',
  'weight_with_frame',
  'discount_percentage',
];

const yen = /¥|円|jpy|yen/;
const dollars = /us\$|(?<![a-z])\$|usd|ドル/;

/** The only currency named in headers and cells; undefined for none or several. */
function currencyIn(record: Described, columns: readonly number[], text: string) {
  const named = new Set<string>(columns.flatMap((column) => record.facts?.[column]?.currencies ?? []));
  if (yen.test(text)) named.add('JPY');
  if (dollars.test(text)) named.add('USD');
  if (named.size !== 1) return undefined;
  return (['JPY', 'USD'] as const).find((one) => named.has(one));
}

/** Columns with numbers such as "2.000" whose separator is ambiguous in every cell. */
export function unclearColumns({ facts = [] }: Partial<Pick<Import, 'facts'>>, columns: Import['columns']): number[] {
  return columns
    .filter(({ column, field }) => decimalFields.includes(field) && facts[column]?.decimal_sign === 'open')
    .map(({ column }) => column);
}

/** The decimal separator that all unambiguous columns agree on. */
function signOfOthers({ facts = [] }: Partial<Pick<Import, 'facts'>>) {
  const signs = new Set(facts.map(({ decimal_sign: sign }) => sign));
  const [point, comma] = [signs.has('point'), signs.has('comma')];
  if (point === comma) return undefined;
  return point ? ('point' as const) : ('comma' as const);
}

/** Whether an amount has no currency, neither in its cell nor in a currency column. */
export function needsCurrency({ facts = [] }: Partial<Pick<Import, 'facts'>>, columns: Import['columns']): boolean {
  const fields = new Set(columns.map(({ field }) => field));
  const amounts = [
    ['sale_cost', 'sale_cost_currency'],
    ['rental_cost_per_month', 'rental_cost_currency'],
    ['deposit_cost', 'deposit_cost_currency'],
  ] as const satisfies readonly (readonly [ImportField, ImportField])[];
  return columns.some(({ column, field }) =>
    amounts.some(([amount, currency]) => field === amount && !fields.has(currency) && (facts[column]?.bare ?? true)),
  );
}

/** Currency, units and decimal separator derived from headers and cells, for cells without their own. */
export function guessUnits(record: Described): GuessedUnits {
  const { headers, samples } = record;
  const columns = guessColumns(headers);
  const columnsOf = (fields: readonly ImportField[]) =>
    columns.flatMap(({ column, field }) => (fields.includes(field) ? [column] : []));
  const text = (fields: readonly ImportField[]) =>
    columnsOf(fields)
      .flatMap((column) => [headers[column], ...(samples[column] ?? [])])
      .join(' ')
      .normalize('NFKC')
      .toLowerCase();
  const currency = currencyIn(record, columnsOf(moneyFields), text(moneyFields));
  const sizes = text(['size', 'width', 'height', 'depth', 'size_unit']);
  const weights = text(['weight_without_frame', 'weight_with_frame', 'weight_unit']);
  const size_unit = /mm|ミリ/.test(sizes)
    ? 'mm'
    : /\bin\b|inch|"|″|\d\s*(?:'|ft)|インチ/.test(sizes)
      ? 'in'
      : /cm|センチ/.test(sizes)
        ? 'cm'
        : undefined;
  const weight_unit = /lb|pound|ポンド/.test(weights) ? 'lb' : /kg|キロ/.test(weights) ? 'kg' : undefined;
  const isWidthFirst = /w(?:idth)?\s*[x×]\s*h|横\s*[x×]\s*縦|幅\s*[x×]\s*高/.test(sizes);
  const isHeightFirst = /h(?:eight)?\s*[x×]\s*w|縦\s*[x×]\s*横|高さ?\s*[x×]\s*幅/.test(sizes);
  const decimal_sign = unclearColumns(record, columns).length > 0 ? signOfOthers(record) : undefined;
  const assumed = new Set<Assumed>();
  if (!size_unit) assumed.add('size_unit');
  if (!weight_unit) assumed.add('weight_unit');
  if (!isWidthFirst && !isHeightFirst) assumed.add('size_order');
  if (decimal_sign) assumed.add('decimal_sign');
  return {
    settings: {
      ...(currency && { currency }),
      size_unit: size_unit ?? 'cm',
      weight_unit: weight_unit ?? 'kg',
      size_order: isWidthFirst ? 'width_height' : 'height_width',
      ...(decimal_sign && { decimal_sign }),
    },
    assumed,
  };
}
