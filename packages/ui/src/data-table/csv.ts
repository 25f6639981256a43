import { downloadText } from '../files/download.ts';
import type { Column } from './types.ts';

export interface CsvOptions {
  /** BCP 47. Where it writes a decimal comma, numbers do too and cells are parted by semicolons, as Excel has it there. */
  locale?: string;
}

/**
 * Excel and its kin take what begins so for a formula; in Japanese the wide signs too. What has the guarding apostrophe by
 * itself gets another: an import takes one away.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Rows as a CSV file that spreadsheets open as it is meant: UTF-8 with its mark (or Excel reads Japanese as noise), CRLF,
 * and no cell that runs as a formula. A column says what it has by `csv`, else by `text`; one with neither is left out.
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
    const words = value ?? '';
    const harmless = formula.test(words) && !plainNumber.test(words) ? `'${words}` : words;
    return /["\r\n,;]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  const line = (values: (string | number | null | undefined)[]) => `${values.map(cell).join(separator)}\r\n`;
  const body = rows.map((row) => line(written.map(({ value }) => value(row))));
  return `\uFEFF${line(written.map(({ header }) => header))}${body.join('')}`;
}

/**
 * Gives a file to the person.
 * @param name without its ending: "Works, 21 November 2026"
 */
export const downloadCsv = (name: string, csv: string): void =>
  downloadText(name, csv, { ending: 'csv', type: 'text/csv' });
