import { downloadText } from '../files/download.ts';
import type { Column } from './types.ts';

export interface CsvOptions {
  /**
   * BCP 47 tag. If the locale uses a decimal comma, numbers use it and cells are separated by semicolons, as Excel
   * expects there.
   */
  locale?: string;
}

/**
 * Spreadsheets interpret these prefixes as formulas, in Japanese also their full-width forms. Values that already start
 * with an apostrophe get another, since an import removes one.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Rows as CSV for spreadsheets: UTF-8 with a BOM (otherwise Excel garbles Japanese), CRLF, and no cell that is executed
 * as a formula. Uses a column's `csv`, else its `text`; columns with neither are left out.
 */
export function toCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { locale = 'en' }: CsvOptions = {},
): string {
  const number = new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumFractionDigits: 20,
    numberingSystem: 'latn',
  });
  const separator = number.format(0.5).includes(',') ? ';' : ',';
  const written = columns.flatMap(({ header, text, csv = text }) => (csv ? [{ header, value: csv }] : []));

  const cell = (value: string | number | null | undefined) => {
    if (typeof value === 'number') return Number.isFinite(value) ? number.format(value) : '';
    const content = value ?? '';
    const harmless = formula.test(content) && !plainNumber.test(content) ? `'${content}` : content;
    return /["\r\n,;]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  const line = (values: (string | number | null | undefined)[]) => `${values.map(cell).join(separator)}\r\n`;
  const body = rows.map((row) => line(written.map(({ value }) => value(row))));
  return `\uFEFF${line(written.map(({ header }) => header))}${body.join('')}`;
}

/**
 * Downloads a CSV file.
 * @param name without the extension: "Works, 21 November 2026"
 */
export const downloadCsv = (name: string, csv: string): void =>
  downloadText(name, csv, { ending: 'csv', type: 'text/csv' });
