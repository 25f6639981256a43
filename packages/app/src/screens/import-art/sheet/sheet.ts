/** A spreadsheet as a plain table of texts: where its headers are, what is a row, what is too much. */

/** A row that says something. */
export interface SheetRow {
  /** As the spreadsheet counts it, from 1. */
  number: number;
  cells: string[];
}

export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

/** Why a file cannot be taken. */
export type SheetProblem =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long'
  | 'empty'
  | 'old-excel'
  | 'unreadable';

export class SheetError extends Error {
  readonly problem: SheetProblem;
  /** The row or the number that is meant. */
  readonly count: number;

  constructor(problem: SheetProblem, count = 0, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
    this.count = count;
  }
}

/** What is taken of a sheet. Its file is a document, which must be under 10 MB (001 section 5). */
export const sheetBounds = {
  underBytes: 10 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  cell: 10_000,
  header: 500,
} as const;

/**
 * No character that a text cannot have on its way: control characters but tabs and line ends, half characters. However a
 * program ends its lines, they are lines.
 */
const clean = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken away.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g, '')
    .trim()
    .toWellFormed();

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Above the headers there may be a title, a date, an empty line. */
const searchedForHeaders = 10;

/**
 * The row of the headers: the one among the first in which most cells are names of fields, else the first that has as
 * many cells as most rows.
 */
function headerAt(rows: readonly string[][], isKnown: (header: string) => boolean): number {
  const first = rows.slice(0, searchedForHeaders);
  const known = first.map((cells) => cells.filter((cell) => cell !== '' && isKnown(cell)).length);
  const best = Math.max(0, ...known);
  if (best > 0) return known.indexOf(best);
  const widest = Math.max(0, ...rows.slice(0, 50).map(filled));
  const found = first.findIndex((cells) => filled(cells) * 2 > widest);
  return Math.max(0, found);
}

/**
 * @param table every row of the file, in its order, also empty ones
 * @param isKnown whether a header names a field
 * @throws SheetError
 */
export function sheetOf(table: readonly (readonly string[])[], isKnown: (header: string) => boolean): Sheet {
  const cleaned = table.map((cells) => cells.map(clean));
  const at = headerAt(cleaned, isKnown);
  const head = cleaned[at] ?? [];
  const body = cleaned.slice(at + 1);
  const width = Math.max(0, ...[head, ...body].map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => head[column] || body.some((cells) => cells[column]),
  );
  if (used.length > sheetBounds.columns) throw new SheetError('too-many-columns', used.length);
  const rows = body
    .map((cells, index) => ({ number: at + index + 2, cells: used.map((column) => cells[column] ?? '') }))
    .filter(({ cells }) => filled(cells) > 0);
  if (rows.length === 0) throw new SheetError('empty');
  if (rows.length > sheetBounds.rows) throw new SheetError('too-many-rows', rows.length);
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > sheetBounds.cell));
  if (long) throw new SheetError('cell-too-long', long.number);
  return { headers: used.map((column) => (head[column] ?? '').slice(0, sheetBounds.header).toWellFormed()), rows };
}

/** Bytes of a request, well under what a server takes. */
const partBytes = 400_000;
const partRows = 250;

/** The rows in parts that can be sent. */
export function partsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const parts: SheetRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    if (last && last.length < partRows && bytes + size <= partBytes) {
      last.push(row);
      bytes += size;
    } else {
      parts.push([row]);
      bytes = size;
    }
  }
  return parts;
}
