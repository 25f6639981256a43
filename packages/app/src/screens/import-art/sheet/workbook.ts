/** Reads an Excel workbook (ECMA-376) as it displays, including formats and hidden rows, merged and failed cells. */
import { unzipSync } from 'fflate';
import { formatCode, shownNumber } from './number-format.ts';
import { SheetError } from './sheet-error.ts';
import { attribute, type Tag, tagsOf } from './xml.ts';

export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
}

interface WorkbookTable {
  /** Non-empty rows, up to the requested maximum. */
  rows: { number: number; cells: string[]; isHidden: boolean }[];
  /** All non-empty rows, including those not kept. */
  count: number;
  /** Rows with a cell such as #REF!. */
  failed: number[];
  /** Rows with a formula whose result is not stored in the file. */
  uncomputed: number[];
  /** Rows that received the text of a merged cell above. */
  merged: number[];
  /** Rows with a cell too far to the right to belong to the table. */
  far: number[];
}

export interface Workbook {
  sheets: WorkbookSheet[];
  /** @throws SheetError */
  read(sheet: number, most: number): WorkbookTable;
}

/** No real workbook has a part this large when unpacked; protects against ZIP bombs. */
const mostUnpacked = 200_000_000;
/** Columns beyond this are ignored. */
const mostColumns = 300;

const utf8 = new TextDecoder();

interface Archive {
  names: readonly string[];
  text(name: string): string | undefined;
}

function archiveOf(bytes: Uint8Array): Archive {
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, originalSize);
      return false;
    },
  });
  return {
    names: [...sizes.keys()],
    text: (path) => {
      if ((sizes.get(path) ?? 0) > mostUnpacked) throw new SheetError('too-large');
      const found = unzipSync(bytes, { filter: ({ name }) => name === path })[path];
      return found && utf8.decode(found);
    },
  };
}

/** Workbooks escape some characters by number: Excel writes the CR in a cell as "_x000D_". */
const unescaped = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isTrue = (text: string | undefined) => text === '1' || text === 'true';

/** Cell texts, without the furigana of Japanese ones. */
function sharedStrings(xml: string): string[] {
  const found: string[] = [];
  let text = '';
  let isFurigana = false;
  for (const { name, kind, before } of tagsOf(xml)) {
    if (name === 'rPh') isFurigana = kind === 'open';
    else if (name === 't' && kind === 'close' && !isFurigana) text += before;
    else if (name === 'si') {
      if (kind !== 'open') found.push(text);
      text = '';
    }
  }
  return found;
}

/** The number format of each cell style. */
function stylesOf(xml: string): string[] {
  const own = new Map<number, string>();
  const styles: string[] = [];
  let isInCells = false;
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'numFmt') own.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? 'General');
    else if (tag.name === 'cellXfs') isInCells = tag.kind === 'open';
    else if (tag.name === 'xf' && tag.kind !== 'close' && isInCells) {
      styles.push(formatCode(Number(attribute(tag, 'numFmtId') ?? 0), own));
    }
  }
  return styles;
}

/** The column index (from 0) of A, B … Z, AA. */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const letter = sign.charCodeAt(0) & 0x1f;
    if (sign < 'A') break;
    column = column * 26 + letter;
  }
  return column - 1;
}

const rowOf = (reference: string) => Number(/\d+/.exec(reference)?.[0] ?? 0);

interface Meanings {
  strings: readonly string[];
  styles: readonly string[];
  isFrom1904: boolean;
}

function shown(value: string, type: string | undefined, style: number, meanings: Meanings): string {
  if (type === 's') return unescaped(meanings.strings[Number(value)] ?? '');
  if (type === 'b') return isTrue(value) ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  if (type !== undefined && type !== 'n') return unescaped(value);
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return shownNumber(number, meanings.styles[style] ?? 'General', meanings.isFrom1904);
}

/** Finds a mark at or after a position, going forwards; a mark that is absent is searched only once. */
function finder(xml: string, mark: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = xml.indexOf(mark, from);
      found = next < 0 ? Number.POSITIVE_INFINITY : next;
    }
    return found;
  };
}

/** Counts the remaining rows with a value that were not read. */
function restOf(xml: string, from: number): number {
  const nextRow = finder(xml, '<row');
  const nextValue = finder(xml, '<v');
  const nextText = finder(xml, '<is');
  let count = 0;
  for (let at = nextRow(from); at < xml.length; ) {
    const next = nextRow(at + 4);
    if (Math.min(nextValue(at), nextText(at)) < Math.min(next, xml.length)) count += 1;
    at = next;
  }
  return count;
}

const addRow = (rows: number[], number: number) => {
  if (rows.at(-1) !== number) rows.push(number);
};

/** Copies the text of a vertically merged cell to every row it covers. */
function spread(table: WorkbookTable, ranges: readonly string[]): void {
  const byNumber = new Map(table.rows.map((row) => [row.number, row]));
  for (const range of ranges) {
    const [from = '', to = from] = range.split(':');
    const column = columnOf(from);
    const text = byNumber.get(rowOf(from))?.cells[column] ?? '';
    if (text === '' || column > mostColumns) continue;
    const last = Math.min(rowOf(to), rowOf(from) + 5000);
    for (let number = rowOf(from) + 1; number <= last; number += 1) {
      const row = byNumber.get(number);
      // A row with no other text is not a work.
      if (!row?.cells.some((cell) => cell !== '')) continue;
      while (row.cells.length <= column) row.cells.push('');
      row.cells[column] = text;
      table.merged.push(number);
    }
  }
  table.merged = [...new Set(table.merged)].sort((a, b) => a - b);
}

interface OpenCell {
  column: number;
  type: string | undefined;
  style: number;
  value: string;
  hasFormula: boolean;
  hasValue: boolean;
}

function tableOf(xml: string, meanings: Meanings, most: number): WorkbookTable {
  const table: WorkbookTable = { rows: [], count: 0, failed: [], uncomputed: [], merged: [], far: [] };
  const ranges: string[] = [];
  let number = 0;
  let isHidden = false;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let isFurigana = false;
  const begin = (tag: Tag) => {
    number = Number(attribute(tag, 'r')) || number + 1;
    isHidden = isTrue(attribute(tag, 'hidden'));
    cells = [];
  };
  const beginCell = (tag: Tag) => {
    const reference = attribute(tag, 'r');
    const column = reference ? columnOf(reference) : cells.length;
    const style = Number(attribute(tag, 's') ?? 0);
    cell = { column, type: attribute(tag, 't'), style, value: '', hasFormula: false, hasValue: false };
  };
  const endCell = () => {
    if (!cell) return;
    const { column, type, style, value, hasFormula, hasValue } = cell;
    if (hasFormula && !hasValue) addRow(table.uncomputed, number);
    const text = hasValue ? shown(value, type, style, meanings) : '';
    if (type === 'e' && text !== '') addRow(table.failed, number);
    if (text !== '' && column > mostColumns) addRow(table.far, number);
    else if (text !== '') {
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    cell = undefined;
  };
  const endRow = () => {
    if (!cells.some((text) => text.trim() !== '')) return;
    table.count += 1;
    table.rows.push({ number, cells, isHidden });
  };
  const tags = tagsOf(xml);
  for (const tag of tags) {
    const { name, kind, before } = tag;
    if (name === 'row') {
      if (kind === 'close') endRow();
      else begin(tag);
      if (table.rows.length >= most) {
        table.count += restOf(xml, tag.end);
        break;
      }
    } else if (name === 'c') {
      if (kind !== 'close') beginCell(tag);
      if (kind !== 'open') endCell();
    } else if (name === 'rPh') isFurigana = kind === 'open';
    else if (cell && name === 'f') cell.hasFormula = true;
    else if (cell && (name === 'v' || name === 't') && kind === 'close' && !isFurigana) {
      cell.value += before;
      cell.hasValue = true;
    } else if (name === 'mergeCell') ranges.push(attribute(tag, 'ref') ?? '');
  }
  spread(table, ranges);
  return table;
}

/** Maps relation ids to the parts of a workbook. */
function targetsOf(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const tag of tagsOf(xml)) {
    if (tag.name !== 'Relationship') continue;
    const target = attribute(tag, 'Target') ?? '';
    found.set(attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return found;
}

/** @throws SheetError if it is not a workbook */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const archive = archiveOf(bytes);
  const main = archive.text('xl/workbook.xml');
  if (main === undefined) throw new SheetError(archive.names.length > 0 ? 'other-program' : 'unreadable');
  const targets = targetsOf(archive.text('xl/_rels/workbook.xml.rels') ?? '');
  const sheets: (WorkbookSheet & { path: string })[] = [];
  let isFrom1904 = false;
  for (const tag of tagsOf(main)) {
    if (tag.name === 'workbookPr') isFrom1904 = isTrue(attribute(tag, 'date1904'));
    if (tag.name !== 'sheet' || tag.kind === 'close') continue;
    const path = targets.get(attribute(tag, 'id') ?? '') ?? '';
    const isHidden = (attribute(tag, 'state') ?? 'visible') !== 'visible';
    if (path.includes('worksheets/')) sheets.push({ name: attribute(tag, 'name') ?? '', isHidden, path });
  }
  if (sheets.length === 0) throw new SheetError('unreadable');
  let meanings: Meanings | undefined;
  const read = (at: number, most: number) => {
    const xml = archive.text(sheets[at]?.path ?? '');
    if (xml === undefined) throw new SheetError('unreadable');
    meanings ??= {
      strings: sharedStrings(archive.text('xl/sharedStrings.xml') ?? ''),
      styles: stylesOf(archive.text('xl/styles.xml') ?? ''),
      isFrom1904,
    };
    return tableOf(xml, meanings, most);
  };
  return { sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), read };
}
