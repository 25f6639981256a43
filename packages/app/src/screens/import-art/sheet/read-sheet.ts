import { decodeText } from './decode.ts';
import { type Sheet, SheetError, sheetBounds, sheetOf } from './sheet.ts';

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

/** Before what a spreadsheet would take for a formula a file of ours has an apostrophe, which is none of the text. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');

async function readCsv(bytes: Uint8Array): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const text = decodeText(bytes);
  // Found out without the empty lines, which would hide it; read with them, so that rows keep their numbers.
  const { meta } = papa.parse(text, {
    delimitersToGuess: [',', '\t', ';', '|'],
    preview: 20,
    skipEmptyLines: 'greedy',
  });
  const { data } = papa.parse<string[]>(text, { delimiter: meta.delimiter });
  return data.map((cells) => cells.map(withoutGuard));
}

/** A workbook writes some characters as their numbers: Excel the CR of a cell's lines as "_x000D_". */
const unescaped = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What a cell says, as a person would write it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return unescaped(String(value));
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { readSheet: readFirstSheet } = await import('read-excel-file/universal');
  try {
    const rows: unknown[][] = await readFirstSheet(bytes.buffer as ArrayBuffer);
    return rows.map((cells) => cells.map(textOf));
  } catch (error) {
    throw new SheetError('unreadable', 0, { cause: error });
  }
}

/**
 * Reads a CSV file or the first sheet of an Excel workbook; its content decides which it is, not its name.
 *
 * @param isKnown whether a header names a field
 * @throws SheetError
 */
export async function readSheet(file: File, isKnown: (header: string) => boolean): Promise<Sheet> {
  if (file.size >= sheetBounds.underBytes) throw new SheetError('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old-excel');
  const isZip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  return sheetOf(isZip ? await readWorkbook(bytes) : await readCsv(bytes), isKnown);
}
