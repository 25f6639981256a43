/** Parses CSV into rows and cells (RFC 4180) and reports malformed parts. */

interface CsvRow {
  /** As a spreadsheet counts it, from 1. */
  number: number;
  cells: string[];
}

interface Csv {
  rows: CsvRow[];
  /** All non-empty rows, including those not kept. */
  count: number;
  /** Rows with an unclosed quote, or one inside a cell: it is read as a literal character. */
  quoted: number[];
  /** Rows with a cell whose lines look like separate rows. */
  swallowing: number[];
}

const separators = [',', '\t', ';', '|'] as const;

/** Anything longer is not a cell but a quote that was never closed. */
const longestCell = 100_000;

/** The quoted cell that starts at `from`, and where it ends; undefined if the quote does not enclose a cell. */
function quotedCell(text: string, from: number, separator: string): { cell: string; end: number } | undefined {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - from > longestCell) return undefined;
    cell += text.slice(at, quote);
    const next = text[quote + 1];
    if (next === '"') {
      cell += '"';
      at = quote + 2;
      continue;
    }
    // Some programs write spaces after the closing quote.
    const rest = /^[ ]*/.exec(text.slice(quote + 1, quote + 20))?.[0].length ?? 0;
    const end = quote + 1 + rest;
    const behind = text[end];
    if (behind === undefined || behind === separator || behind === '\n' || behind === '\r') return { cell, end };
    return undefined;
  }
}

/** The end of an unquoted cell. */
function bareEnd(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Whether a line within a cell has as many cells as the rows have. */
const hasRows = (cell: string, separator: string, width: number) =>
  width > 2 &&
  cell
    .split(/\r\n?|\n/)
    .slice(1)
    .some((line) => line.split(separator).length >= width);

function parsed(text: string, separator: string, most: number): Csv {
  const made: Csv = { rows: [], count: 0, quoted: [], swallowing: [] };
  let at = 0;
  let number = 0;
  let width = 0;
  while (at < text.length) {
    number += 1;
    const cells: string[] = [];
    const addRow = (rows: number[]) => {
      if (rows.at(-1) !== number) rows.push(number);
    };
    for (;;) {
      const found = text[at] === '"' ? quotedCell(text, at, separator) : undefined;
      if (text[at] === '"' && !found) addRow(made.quoted);
      const end = found?.end ?? bareEnd(text, at, separator);
      const cell = found?.cell ?? text.slice(at, end);
      if (found && /[\r\n]/.test(cell) && hasRows(cell, separator, width)) addRow(made.swallowing);
      cells.push(cell);
      at = end + 1;
      if (text[end] !== separator) {
        if (text[end] === '\r' && text[at] === '\n') at += 1;
        break;
      }
    }
    width = Math.max(width, cells.length);
    if (!isBlank(cells)) made.count += 1;
    if (made.rows.length < most) made.rows.push({ number, cells });
  }
  return made;
}

/** Picks the separator with which the first rows have the most similar number of cells. */
function separatorOf(text: string): string {
  // Excel writes "sep=;" to name the separator.
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (declared) return declared;
  const scores = separators.map((separator) => {
    const widths = parsed(text.slice(0, 50_000), separator, 30)
      .rows.filter(({ cells }) => !isBlank(cells))
      .map(({ cells }) => cells.length);
    const often = new Map<number, number>();
    for (const width of widths) if (width > 1) often.set(width, (often.get(width) ?? 0) + 1);
    const [width = 1, count = 0] = [...often].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { separator, alike: count / Math.max(1, widths.length), width };
  });
  const [best] = scores.sort((a, b) => b.alike - a.alike || b.width - a.width);
  return best && best.width > 1 ? best.separator : ',';
}

/** @param most maximum number of rows kept; the others are only counted */
export function readCsv(text: string, most: number): Csv {
  const separator = separatorOf(text);
  const made = parsed(text, separator, most);
  const hasDeclaration = /^sep=.\r?\n/i.test(text);
  return hasDeclaration ? { ...made, count: made.count - 1, rows: made.rows.slice(1) } : made;
}
