import { readCsv } from './csv.ts';
import { decodeAs, decodeText } from './decode.ts';
import type { Encoding } from './encodings.ts';
import { asOneTable, type Program } from './programs.ts';
import { layOut, type Note, type Sheet, sheetBounds, type TableRow } from './sheet.ts';
import { SheetError } from './sheet-error.ts';
import { openWorkbook, type Workbook, type WorkbookSheet } from './workbook.ts';

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

/** Our exports put an apostrophe before text that a spreadsheet would take for a formula; remove it. */
const withoutGuard = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

/** The seller's choices about a file; omitted ones are detected. */
export interface Choice {
  /** For a text file. */
  encoding?: Encoding | undefined;
  /** For a workbook: the index of the sheet. */
  sheet?: number | undefined;
  /** Whether the first row contains column names. */
  hasHeaders?: boolean | undefined;
  /** Whether hidden rows are imported. */
  takesHidden?: boolean | undefined;
  /** Whether a last row that begins with "Total" is imported. */
  takesTotals?: boolean | undefined;
}

/** A file as it was read. */
export interface Reading {
  sheet: Sheet;
  /** Notes for the seller before anything is imported. */
  notes: Note[];
  /** The choices it was read with. */
  choice: Choice;
  /** The sheets of a workbook; empty for a text file. */
  sheets: WorkbookSheet[];
  /** The program that wrote it, if recognized. */
  program: Program | undefined;
  /** Workbook numbers always use a decimal point, whatever the locale. */
  hasNumbers: boolean;
  /** No guess needs the seller's review. */
  sure: boolean;
}

/** Number of rows kept: the maximum of a sheet, plus what precedes the headers. */
const mostRows = sheetBounds.rows + 100;

interface Table {
  rows: TableRow[];
  count: number;
  notes: Note[];
  choice: Choice;
  sheets: WorkbookSheet[];
  sure: boolean;
}

/** One note of each kind. */
const withoutDoubles = (notes: readonly Note[]): Note[] =>
  [...Map.groupBy(notes, ({ kind }) => kind)].map(([kind, some]) => ({
    kind,
    rows: [...new Set(some.flatMap(({ rows }) => rows))].sort((a, b) => a - b),
  }));

const note = (kind: Note['kind'], rows: readonly number[]): Note[] =>
  rows.length > 0 ? [{ kind, rows: [...rows] }] : [];

/** Detects binary files, whatever their name, by characters that text does not contain. */
function isNoise(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are counted.
  const signs = text.match(/[\u0000-\u0008\u000e-\u001a]/g)?.length ?? 0;
  return signs * 20 > text.length;
}

function tableOfText(bytes: Uint8Array, { encoding }: Choice): Table {
  const decoded = encoding ? { text: decodeAs(encoding, bytes), encoding, sure: true } : decodeText(bytes);
  if (isNoise(decoded.text.slice(0, 5000))) throw new SheetError('unreadable');
  const { rows, count, quoted, swallowing } = readCsv(decoded.text, mostRows);
  const broken = rows.filter(({ cells }) => cells.some((cell) => cell.includes('\ufffd'))).map(({ number }) => number);
  return {
    rows: rows.map(({ number, cells }) => ({ number, cells: cells.map(withoutGuard) })),
    count,
    notes: [...note('quote', quoted), ...note('swallowed', swallowing), ...note('broken', broken)],
    choice: { encoding: decoded.encoding },
    sheets: [],
    sure: decoded.sure,
  };
}

/** Rows read from each sheet to find the one with works. */
const glanced = 12;

/** The visible sheet with the most known columns. */
function likelySheet(workbook: Workbook, isKnown: (header: string) => boolean): number {
  const scores = workbook.sheets.map(({ isHidden }, index) => {
    if (isHidden) return -1;
    const rows = workbook.read(index, glanced).rows.map(({ cells }) => cells);
    return Math.max(0, ...rows.map((cells) => cells.filter((cell) => cell !== '' && isKnown(cell)).length));
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function tableOfWorkbook(workbook: Workbook, choice: Choice, isKnown: (header: string) => boolean): Table {
  const { sheets } = workbook;
  const sheet = choice.sheet ?? (sheets.length > 1 ? likelySheet(workbook, isKnown) : 0);
  const { takesHidden = false } = choice;
  const table = workbook.read(sheet, mostRows);
  const hidden = table.rows.filter(({ isHidden }) => isHidden).map(({ number }) => number);
  const rows = takesHidden ? table.rows : table.rows.filter(({ isHidden }) => !isHidden);
  const isRead = new Set(rows.map(({ number }) => number));
  const among = (numbers: readonly number[]) => numbers.filter((number) => isRead.has(number));
  return {
    rows: rows.map(({ number, cells }) => ({ number, cells })),
    count: table.count - (takesHidden ? 0 : hidden.length),
    notes: [
      ...note('hidden', hidden),
      ...note('failed', among(table.failed)),
      ...note('uncomputed', among(table.uncomputed)),
      ...note('merged', among(table.merged)),
      ...note('far', table.far),
    ],
    choice: { sheet, takesHidden },
    sheets,
    sure: choice.sheet !== undefined || sheets.filter(({ isHidden }) => !isHidden).length === 1,
  };
}

const utf16 = (text: string) => new Uint8Array([...text].flatMap((sign) => [sign.charCodeAt(0), 0]));

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** Rejects other file types by their signature. @throws SheetError */
function rejectOtherTypes(bytes: Uint8Array): void {
  // Old Excel files and password-protected workbooks share this container ([MS-OFFCRYPTO] section 2.3.4.4).
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new SheetError(includes(bytes, utf16('EncryptedPackage')) ? 'password' : 'old-excel');
  }
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 500)).trimStart().toLowerCase();
  if (/^(?:ï»¿)?<(?:!doctype html|html|table|\?xml)/.test(head)) throw new SheetError('other-program');
  if (head.startsWith('%pdf') || startsWith(bytes, 0x89, 0x50) || startsWith(bytes, 0xff, 0xd8)) {
    throw new SheetError('other-program');
  }
}

/** An opened file, which can be read again with other choices. */
export interface OpenFile {
  /** @throws SheetError */
  read(choice?: Choice): Reading;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // The file was changed, moved or deleted since it was chosen.
    throw new SheetError('changed', 0, { cause: error });
  }
}

/** @throws SheetError from `read`; any other error is reported as an unreadable file */
function workbookOf(bytes: Uint8Array): Workbook {
  const guarded = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      throw error instanceof SheetError ? error : new SheetError('unreadable', 0, { cause: error });
    }
  };
  const workbook = guarded(() => openWorkbook(bytes));
  return { sheets: workbook.sheets, read: (sheet, most) => guarded(() => workbook.read(sheet, most)) };
}

/**
 * Opens a CSV file or an Excel workbook; its content decides which it is, not its name.
 *
 * @param isKnown whether a header names a field
 * @throws SheetError
 */
export async function openFile(file: File, isKnown: (header: string) => boolean): Promise<OpenFile> {
  if (file.size >= sheetBounds.underBytes) throw new SheetError('too-large');
  const bytes = await bytesOf(file);
  rejectOtherTypes(bytes);
  const isZip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const workbook = isZip ? workbookOf(bytes) : undefined;
  return {
    read: (choice = {}) => {
      const table = workbook ? tableOfWorkbook(workbook, choice, isKnown) : tableOfText(bytes, choice);
      const layout = layOut(table.rows, table.count, isKnown, choice);
      const { program, isOwn, sheet, notes } = asOneTable(layout.sheet);
      const allNotes = withoutDoubles([...table.notes, ...layout.notes, ...notes]);
      return {
        sheet,
        notes: allNotes,
        choice: { ...table.choice, hasHeaders: layout.hasHeaders, takesTotals: choice.takesTotals ?? false },
        sheets: table.sheets,
        program: isOwn ? undefined : program,
        hasNumbers: isZip,
        sure: table.sure && layout.sure && allNotes.length === 0,
      };
    },
  };
}

/** Reads a file with detected choices. @throws SheetError */
export const readSheet = async (file: File, isKnown: (header: string) => boolean): Promise<Sheet> =>
  (await openFile(file, isKnown)).read().sheet;
