import type { ImportField } from '@smart-art/api-client/queries';
import { toCsv } from '@smart-art/ui/data-table';
import type { IntlShape } from 'react-intl';
import { answerNames, typeNames } from '../../works/work-columns.ts';
import { fieldName } from './import-fields.ts';

/** The columns most sheets of works have, in the order of a label. */
const common = [
  'title',
  'artist_name',
  'year',
  'medium',
  'type',
  'category',
  'pieces',
  'width',
  'height',
  'size_unit',
  'for_sale',
  'sale_cost',
  'sale_cost_currency',
] as const satisfies ImportField[];

type Row = Record<(typeof common)[number], string>;

interface Category {
  type: string;
  name: string;
}

/** The example work of the template. */
const examples = {
  en: { title: 'Harbour before rain', artist_name: 'Hana Morita', medium: 'Oil on linen' },
  ja: { title: '雨の前の港', artist_name: '森田 花', medium: '油彩・麻布' },
};

/** A CSV template with the headers that the import recognizes and one example work. */
export function importTemplate(intl: IntlShape, categories: readonly Category[]): string {
  const language = intl.locale.startsWith('ja') ? 'ja' : 'en';
  const isYen = language === 'ja';
  const row: Row = {
    ...examples[language],
    year: '2026',
    type: typeNames.art[language],
    category: categories.find(({ type }) => type === 'art')?.name ?? '',
    pieces: '1',
    width: '53',
    height: '40.9',
    size_unit: 'cm',
    for_sale: answerNames.yes[language],
    sale_cost: isYen ? '180000' : '1200.00',
    sale_cost_currency: isYen ? 'JPY' : 'USD',
  };
  const columns = common.map((field) => ({
    id: field,
    header: fieldName(intl, field),
    csv: (work: Row) => work[field],
  }));
  return toCsv(columns, [row], { locale: intl.locale });
}
