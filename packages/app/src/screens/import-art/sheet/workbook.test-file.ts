import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

const head = (size: number, fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]) => {
  const made = Buffer.alloc(size);
  for (const [at, bytes, value] of fields) made.writeUIntLE(value, at, bytes);
  return made;
};

/** An uncompressed ZIP archive of texts. */
function zipOf(texts: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(texts)) {
    const name = Buffer.from(path);
    const data = Buffer.from(text);
    const [sum, size] = [crc32(data), data.length];
    const local = head(30, [
      [0, 4, 0x04034b50],
      [4, 2, 20],
      [14, 4, sum],
      [18, 4, size],
      [22, 4, size],
      [26, 2, name.length],
    ]);
    const central = head(46, [
      [0, 4, 0x02014b50],
      [4, 2, 20],
      [6, 2, 20],
      [16, 4, sum],
      [20, 4, size],
      [24, 4, size],
      [28, 2, name.length],
      [42, 4, offset],
    ]);
    bodies.push(local, name, data);
    directory.push(central, name);
    offset += local.length + name.length + size;
  }
  const listed = Buffer.concat(directory);
  const count = directory.length / 2;
  const end = head(22, [
    [0, 4, 0x06054b50],
    [8, 2, count],
    [10, 2, count],
    [12, 4, listed.length],
    [16, 4, offset],
  ]);
  return Buffer.concat([...bodies, listed, end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Days since 1899-12-31, as Excel counts them. */
const serial = (date: Date) => date.getTime() / 86_400_000 + 25_569;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function cell(value: string | number | Date | null, at: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (value instanceof Date) return `<c r="${at}" s="1"><v>${serial(value)}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** The raw XML of a cell, for cases that a text, a number or a date does not cover. */
interface RawCell {
  xml: string;
}

export interface RawSheet {
  name: string;
  isHidden?: boolean;
  /** The XML of the rows and of what follows them. */
  data: string;
}

export function rawWorkbook(sheets: readonly RawSheet[], formats: readonly string[] = [], strings = ''): Buffer {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const own = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`,
  );
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`);
  const parts = sheets.map(({ data }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `${xml}<worksheet xmlns="${main}">${data}</worksheet>`,
  ]);
  const relations = sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return zipOf({
    '_rels/.rels': `${xml}<Relationships xmlns="${packaged}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}">${relations.join('')}</Relationships>`,
    // The first format is the date format that `workbookOf` uses.
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...(strings && { 'xl/sharedStrings.xml': `${xml}<sst xmlns="${main}">${strings}</sst>` }),
    ...Object.fromEntries(parts),
  });
}

export type CellValue = string | number | Date | null | RawCell;

/** The rows of a sheet; `hidden` lists the numbers of hidden rows. */
export function dataOf(rows: readonly (readonly CellValue[])[], hidden: readonly number[] = []): string {
  const data = rows.map((cells, row) => {
    const made = cells.map((value, column) => {
      const at = `${String.fromCharCode(65 + column)}${row + 1}`;
      if (typeof value === 'object' && value !== null && 'xml' in value) return value.xml.replace('<c', `<c r="${at}"`);
      return cell(value, at);
    });
    return `<row r="${row + 1}"${hidden.includes(row + 1) ? ' hidden="1"' : ''}>${made.join('')}</row>`;
  });
  return `<sheetData>${data.join('')}</sheetData>`;
}

/** A minimal Excel workbook with one sheet. */
export const workbookOf = (rows: readonly (readonly CellValue[])[]): Buffer =>
  rawWorkbook([{ name: 'Works', data: dataOf(rows) }]);
