import { dateLocale } from '../date-field/write.ts';
import { formatMoney } from '../money/format.ts';

/** Formats values and points of a chart. */
export interface ChartFormats {
  /** Compact, for the axis: 12K, 1.2万. */
  axis: (value: number) => string;
  /** All digits, for the table, tooltips and screen readers. */
  full: (value: number) => string;
}

/** A number as a decimal string without exponent, as money is encoded. */
const decimal = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 });

/** Axis amounts use the same signs as Money: half-width yen, true minus. */
const half = (text: string) => text.replace('\uffe5', '\u00a5').replace('-', '−');

export function formatsFor(locale: string, currency: string | undefined, largest: number): ChartFormats {
  const compact = largest >= 10_000;
  const axis = new Intl.NumberFormat(locale, {
    ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    ...(compact ? { notation: 'compact', maximumFractionDigits: 1 } : { maximumFractionDigits: largest < 5 ? 2 : 0 }),
    minimumFractionDigits: 0,
  });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  return {
    axis: (value) => half(axis.format(value)),
    full: (value) => (currency ? formatMoney(decimal(value), currency, locale) : half(plain.format(value))),
  };
}

/** A point's label in short form for the axis, and in full. */
export interface PointLabel {
  short: string;
  /** Shown below the short label where a new year begins. */
  year: string | undefined;
  full: string;
}

const monthOrDay = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

export function pointLabels(points: readonly string[], locale: string): PointLabel[] {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const written = (date: Date, options: Intl.DateTimeFormatOptions) => {
    const key = Object.keys(options).join() + options.month;
    const format =
      formats.get(key) ??
      new Intl.DateTimeFormat(dateLocale(locale), { timeZone: 'UTC', calendar: 'gregory', ...options });
    formats.set(key, format);
    return format.format(date);
  };
  let lastYear: string | undefined;
  return points.map((point) => {
    const match = monthOrDay.exec(point);
    const date = match && new Date(`${match[1]}-${match[2]}-${match[3] ?? '01'}T00:00:00Z`);
    if (!date || Number.isNaN(date.getTime())) return { short: point, year: undefined, full: point };
    const year = written(date, { year: 'numeric' });
    const fresh = year !== lastYear;
    lastYear = year;
    return {
      short: match[3] ? written(date, { day: 'numeric', month: 'short' }) : written(date, { month: 'short' }),
      year: fresh ? year : undefined,
      full: match[3]
        ? written(date, { day: 'numeric', month: 'short', year: 'numeric' })
        : written(date, { month: 'long', year: 'numeric' }),
    };
  });
}
