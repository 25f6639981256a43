import { writeDay } from '../date-field/write.ts';
import { formatMoney } from '../money/format.ts';
import type { Applied, FilterChoice, Range } from './filters.ts';
import type { strings } from './strings.ts';

/** Up to this many selected options are named; of more, the first two and the number of others. */
const mostNamed = 3;

export interface TextContext {
  locale: string;
  string: (key: keyof typeof strings.en, values?: Record<string, string | number>) => string;
}

/** Text of an applied filter: "Art or Photo", "1990 to 2000", "up to $500.00". */
export function filterText({ filter, value }: Applied, { locale, string }: TextContext): string {
  switch (filter.kind) {
    case 'one':
      return labelOf(filter.options, value as string);
    case 'several':
      return several(
        (value as readonly string[]).map((each) => labelOf(filter.options, each)),
        { locale, string },
      );
    case 'text':
      return string('quoted', { text: value as string });
    case 'yesNo':
      return value ? (filter.yes ?? string('yes')) : (filter.no ?? string('no'));
    case 'number': {
      // No grouping in four-digit numbers, since they may be years.
      const format = new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 6 });
      const unit = filter.unit ? ` ${filter.unit}` : '';
      return range(value as Range<number>, (end) => format.format(end) + unit, string, ['range', 'from', 'to']);
    }
    case 'money': {
      const { currency, ...ends } = value as Extract<Applied, { filter: { kind: 'money' } }>['value'];
      return range(ends, (end) => formatMoney(end, currency, locale), string, ['range', 'from', 'to']);
    }
    case 'date':
      return range(value as Range<string>, (end) => writeDay(end, locale), string, ['days', 'since', 'until']);
  }
}

function range<End>(
  { from, to }: Range<End>,
  write: (end: End) => string,
  string: TextContext['string'],
  [both, open, closed]: ['range' | 'days', 'from' | 'since', 'to' | 'until'],
): string {
  const [start, end] = [from === null ? '' : write(from), to === null ? '' : write(to)];
  if (to === null) return string(open, { from: start });
  if (from === null) return string(closed, { to: end });
  return start === end ? start : string(both, { from: start, to: end });
}

function several(labels: readonly string[], { locale, string }: TextContext): string {
  if (labels.length <= mostNamed) return new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
  const first = labels.slice(0, 2).join(locale.startsWith('ja') ? '、' : ', ');
  return string('more', { first, count: new Intl.NumberFormat(locale).format(labels.length - 2) });
}

const labelOf = (options: readonly FilterChoice[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
