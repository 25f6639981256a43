import { SheetError } from './sheet-error.ts';

/** Converts a spreadsheet to a plain table of texts: finds the headers and the rows, and checks the limits. */

/** A non-empty row. */
export interface SheetRow {
  /** As the spreadsheet counts it, from 1. */
  number: number;
  cells: string[];
}

export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

/** A row of a file, with its number in the file. */
export interface TableRow {
  number: number;
  cells: readonly string[];
}

/**
 * A note about a file, with the affected rows: a stray quote, a cell whose lines look like rows, characters invalid in
 * the encoding, hidden rows, cells with errors or without a computed value, merged cells whose text was repeated, rows
 * far below the others, a row of totals, rows with more cells than columns, rows above the headers, variants of a work.
 */
export interface Note {
  kind:
    | 'quote'
    | 'swallowed'
    | 'broken'
    | 'hidden'
    | 'failed'
    | 'uncomputed'
    | 'merged'
    | 'far'
    | 'totals'
    | 'wider'
    | 'above'
    | 'variants';
  rows: number[];
}

/** Limits of a sheet. Its file counts as a document, which must be under 10 MB (001 section 5). */
export const sheetBounds = {
  underBytes: 10 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  cell: 10_000,
  header: 500,
} as const;

/**
 * Removes characters that cannot be transmitted (control characters except tab and line feed, lone surrogates) and
 * normalizes line ends.
 */
const clean = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g, '')
    .trim()
    .toWellFormed();

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** How many rows are searched for headers: a title, a date or an empty line may come first. */
const searchedForHeaders = 10;

/** A number, a price or a size, which is never a column name. */
const isValue = (cell: string) => /\d/.test(cell) && /^[^\p{L}]*(?:cm|mm|in|kg|年|円)?$/iu.test(cell);

interface Headers {
  /** The index of the header row; -1 if there is none. */
  at: number;
  sure: boolean;
}

/**
 * Finds the header row: among the first rows, the one with the most known field names; otherwise the first with as many
 * cells as most rows, if it has no values.
 */
function headersIn(rows: readonly string[][], isKnown: (header: string) => boolean): Headers {
  const first = rows.slice(0, searchedForHeaders);
  const known = first.map((cells) => cells.filter((cell) => cell !== '' && isKnown(cell)).length);
  const best = Math.max(0, ...known);
  const widest = Math.max(0, ...rows.slice(0, 50).map(filled));
  if (best > 0) {
    const at = known.indexOf(best);
    const cells = first[at] ?? [];
    // "Print" can be a column name as well as a value.
    const isName = !cells.some(isValue) || best * 2 > filled(cells);
    if (isName) return { at, sure: best > 1 || best * 2 >= filled(cells) };
  }
  const at = Math.max(
    0,
    first.findIndex((cells) => filled(cells) * 2 > widest),
  );
  const isNamed = rows.length > 1 && !(first[at] ?? []).some(isValue);
  return { at: isNamed ? at : -1, sure: false };
}

const total = /^(?:(?:grand |sub)?totals?|sum|合計|総計|小計|計)\s*[:：]?$/i;

/** Summary rows at the end: a word such as "Total", and otherwise numbers. */
function totalsIn(rows: readonly SheetRow[]): number[] {
  const found: number[] = [];
  for (const { number, cells } of rows.toReversed().slice(0, 3)) {
    const values = cells.filter((cell) => cell !== '');
    if (!total.test(values[0] ?? '') || !values.slice(1).every(isValue)) break;
    found.unshift(number);
  }
  return found.length < rows.length ? found : [];
}

/** This many empty rows separate the works from unrelated cells far below. */
const farBelow = 1000;

function farRows(rows: readonly TableRow[]): number[] {
  const from = rows.findIndex(({ number }, index) => index > 0 && number - (rows[index - 1]?.number ?? 0) > farBelow);
  return from < 0 ? [] : rows.slice(from).map(({ number }) => number);
}

interface LaidOut {
  sheet: Sheet;
  notes: Note[];
  hasHeaders: boolean;
  /** Whether the headers were found without doubt. */
  sure: boolean;
}

/**
 * @param table the kept rows of a file, in order
 * @param count number of non-empty rows, including those not kept
 * @param isKnown whether a header names a field
 * @throws SheetError
 */
export function layOut(
  table: readonly TableRow[],
  count: number,
  isKnown: (header: string) => boolean,
  choice: { hasHeaders?: boolean | undefined; takesTotals?: boolean | undefined } = {},
): LaidOut {
  if (count > sheetBounds.rows + 50) throw new SheetError('too-many-rows', count - 1);
  const all = table
    .map(({ number, cells }) => ({ number, cells: cells.map(clean) }))
    .filter(({ cells }) => filled(cells) > 0);
  if (all.length === 0) throw new SheetError('empty');
  const found = headersIn(
    all.map(({ cells }) => cells),
    isKnown,
  );
  const hasHeaders = choice.hasHeaders ?? found.at >= 0;
  const at = hasHeaders ? Math.max(0, found.at) : -1;
  const far = new Set(farRows(all.slice(Math.max(0, at))));
  const head = all[at]?.cells ?? [];
  const body = all.slice(at + 1).filter(({ number }) => !far.has(number));
  const width = [head, ...body.map(({ cells }) => cells)].reduce(
    (most, cells) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => head[column] || body.some(({ cells }) => cells[column]),
  );
  if (used.length > sheetBounds.columns) throw new SheetError('too-many-columns', used.length);
  const rows = body.map(({ number, cells }) => ({ number, cells: used.map((column) => cells[column] ?? '') }));
  const totals = totalsIn(rows);
  const remaining = choice.takesTotals ? rows : rows.filter(({ number }) => !totals.includes(number));
  if (remaining.length === 0) throw new SheetError('empty');
  if (remaining.length > sheetBounds.rows) throw new SheetError('too-many-rows', remaining.length);
  const long = remaining.find(({ cells }) => cells.some((cell) => cell.length > sheetBounds.cell));
  if (long) throw new SheetError('cell-too-long', long.number);
  const wider = body.filter(({ cells }) => hasHeaders && cells.slice(head.length).some((cell) => cell !== ''));
  const above = all.slice(0, Math.max(0, at)).filter(({ cells }) => filled(cells) > 1);
  const notes: Note[] = [
    { kind: 'far' as const, rows: [...far] },
    { kind: 'totals' as const, rows: totals },
    { kind: 'wider' as const, rows: wider.map(({ number }) => number) },
    { kind: 'above' as const, rows: above.map(({ number }) => number) },
  ].filter((one) => one.rows.length > 0);
  return {
    sheet: {
      headers: used.map((column) => (head[column] ?? '').slice(0, sheetBounds.header).toWellFormed()),
      rows: remaining,
    },
    notes,
    hasHeaders,
    sure: found.sure || choice.hasHeaders !== undefined,
  };
}

/** Size of a request in bytes, well below the server's limit. */
const partBytes = 400_000;
const partRows = 250;

/** Splits the rows into requests. */
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
