import { expect, test } from 'vitest';
import { guessField } from '../guess-columns.ts';
import { openFile, readSheet } from './read-sheet.ts';
import { layOut, partsOf, sheetBounds } from './sheet.ts';
import type { SheetError } from './sheet-error.ts';
import { workbookOf } from './workbook.test-file.ts';

const isKnown = (header: string) => guessField(header) !== undefined;
const read = (content: BlobPart, name = 'a.csv') => readSheet(new File([content], name), isKnown);
const sheetOf = (table: string[][]) =>
  layOut(
    table.map((cells, index) => ({ number: index + 1, cells })),
    table.length,
    isKnown,
  ).sheet;
/** "作品名,年\n雨の前の港,2024\n" as Excel saves it in Japan. */
const shiftJis = new Uint8Array([
  0x8d, 0xec, 0x95, 0x69, 0x96, 0xbc, 0x2c, 0x94, 0x4e, 0x0a, 0x89, 0x4a, 0x82, 0xcc, 0x91, 0x4f, 0x82, 0xcc, 0x8d,
  0x60, 0x2c, 0x32, 0x30, 0x32, 0x34, 0x0a,
]);

test.each([
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeff作品名,年\n雨の前の港,2024\n')],
  ['UTF-8', new TextEncoder().encode('作品名,年\n雨の前の港,2024\n')],
  ['Shift_JIS', shiftJis],
  [
    'UTF-16',
    new Uint8Array(new Uint16Array([...'\ufeff作品名\t年\n雨の前の港\t2024\n'].map((c) => c.charCodeAt(0))).buffer),
  ],
])('reads a Japanese sheet in %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual({
    headers: ['作品名', '年'],
    rows: [{ number: 2, cells: ['雨の前の港', '2024'] }],
  });
});

test('reads accented letters in windows-1252', async () => {
  const bytes = new Uint8Array([...'Title;Artist\nCaf\u00e9;Andr\u00e9e M\u00e9t\u00e9\n'].map((c) => c.charCodeAt(0)));
  expect((await read(bytes)).rows).toEqual([{ number: 2, cells: ['Café', 'Andrée Mété'] }]);
});

test('reads quotes, separators and line breaks within a cell', async () => {
  const { rows } = await read('Title,Description\r\n"Hills, ""red""","One\r\nTwo"\r\n');
  expect(rows).toEqual([{ number: 2, cells: ['Hills, "red"', 'One\nTwo'] }]);
});

test.each([
  ['CRLF', 'One\r\nTwo\r\n\r\nThree'],
  ['CR', 'One\rTwo\r\rThree'],
  ['LF', 'One\nTwo\n\nThree'],
  ['CRLF as escaped in a workbook', 'One_x000D_\nTwo_x000D_\n_x000D_\nThree'],
])('normalizes line breaks in the cells of both file types: %s', async (name, text) => {
  const workbook = new Uint8Array(
    workbookOf([
      ['Title', 'Description'],
      ['Hills', text],
    ]),
  );
  expect((await read(workbook)).rows[0]?.cells[1]).toBe('One\nTwo\n\nThree');
  if (name.includes('workbook')) return;
  expect((await read(`Title,Description\r\nHills,"${text}"\r\n`)).rows[0]?.cells[1]).toBe('One\nTwo\n\nThree');
});

test('removes the apostrophe that our exports put before formulas', async () => {
  const { rows } = await read(`Title,Price\n'=1+1,-5\n'-1+2,1\n'Tis,2\n`);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['=1+1', '-5'],
    ['-1+2', '1'],
    ["'Tis", '2'],
  ]);
});

test('reads an Excel workbook with numbers, dates and empty cells', async () => {
  const bytes = new Uint8Array(
    workbookOf([
      ['作品名', 'Year', 'Discount from', 'Price'],
      ['雨の前の港 <1> & 2', 2024, new Date('2026-12-24'), 1234.5],
      ['Hills', null, null, '¥12,000'],
    ]),
  );
  // The content decides, not the name.
  expect(await read(bytes, 'works.csv')).toEqual({
    headers: ['作品名', 'Year', 'Discount from', 'Price'],
    rows: [
      { number: 2, cells: ['雨の前の港 <1> & 2', '2024', '2026-12-24', '1234.5'] },
      { number: 3, cells: ['Hills', '', '', '¥12,000'] },
    ],
  });
});

test('rejects a truncated workbook as unreadable', async () => {
  const bytes = new Uint8Array(workbookOf([['Title'], ['Hills']]).subarray(0, 300));
  await expect(read(bytes, 'works.xlsx')).rejects.toMatchObject({ problem: 'unreadable' });
});

test('skips rows above the headers, empty rows and empty columns', async () => {
  const { headers, rows } = await read('My inventory 2026,,,\n,,,\nTitle,,Year,\nHills,,2020,\n,,,\nLake,,2021,\n');
  expect(headers).toEqual(['Title', 'Year']);
  expect(rows).toEqual([
    { number: 4, cells: ['Hills', '2020'] },
    { number: 6, cells: ['Lake', '2021'] },
  ]);
});

test('takes the first full row as headers if none are known', () => {
  expect(sheetOf([['Old list'], ['Foo', 'Bar'], ['a', 'b']]).headers).toEqual(['Foo', 'Bar']);
});

test('removes control characters and replaces lone surrogates', () => {
  expect(sheetOf([['Title'], ['Hi\u0000lls \ud800']]).rows[0]?.cells).toEqual(['Hills \ufffd']);
});

test.each([
  ['empty', 'Title,Year\n'],
  ['too-many-rows', `Title\n${'Hills\n'.repeat(sheetBounds.rows + 1)}`],
  ['too-many-columns', `${'Title,'.repeat(101)}x\n${'a,'.repeat(101)}x\n`],
  ['cell-too-long', `Title\n${'a'.repeat(sheetBounds.cell + 1)}\n`],
  ['old-excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
  ['unreadable', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2])],
  ['too-large', new Uint8Array(sheetBounds.underBytes)],
])('rejects a file with the problem %s', async (problem, content) => {
  await expect(read(content)).rejects.toSatisfy((error: SheetError) => error.problem === problem);
});

test('reads a file one byte below the size limit', async () => {
  const padded = 'Title\nHills'.padEnd(sheetBounds.underBytes - 1);
  expect((await read(padded)).rows).toEqual([{ number: 2, cells: ['Hills'] }]);
});

test('splits rows into parts within the request limits', () => {
  const rows = Array.from({ length: 600 }, (_, index) => ({
    number: index + 2,
    cells: ['あ'.repeat(index % 7 === 0 ? 9000 : 1)],
  }));
  const parts = partsOf(rows);
  expect(parts.flat()).toEqual(rows);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(250);
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(500_000);
  }
});

test.each<[what: string, table: string, hasHeaders: boolean, first: string, sure: boolean]>([
  ['known headers', 'Title,Year\nHills,2020\n', true, 'Hills', true],
  ['works only', 'Hills,Hana Morita,2020,Painting\nLake,Hana Morita,2021,Painting\n', false, 'Hills', false],
  ['one work only', 'Hills,Hana Morita,2020\n', false, 'Hills', false],
  ['unknown headers', 'Foo,Bar\na,1\n', true, 'a', false],
])('detects whether the first row has headers, and whether to ask: %s', async (_, text, hasHeaders, first, sure) => {
  const reading = (await openFile(new File([text], 'a.csv'), isKnown)).read();
  expect(reading.sheet.rows[0]?.cells[0]).toBe(first);
  expect([reading.choice.hasHeaders, reading.sure]).toEqual([hasHeaders, sure]);
});

test('lets the seller choose whether the first row has headers', async () => {
  const opened = await openFile(new File(['Print,Drawing\nHills,Lake\n'], 'a.csv'), isKnown);
  expect(opened.read({ hasHeaders: false }).sheet.rows).toHaveLength(2);
  expect(opened.read({ hasHeaders: true }).sheet.headers).toEqual(['Print', 'Drawing']);
});

test('lets the seller choose the encoding', async () => {
  const opened = await openFile(new File([shiftJis], 'a.csv'), isKnown);
  expect(opened.read().choice.encoding).toBe('shift_jis');
  expect(opened.read({ encoding: 'euc-jp' }).sheet.headers).not.toContain('作品名');
  expect(opened.read({ encoding: 'shift_jis' }).sheet.headers).toEqual(['作品名', '年']);
});

test('reports malformed rows, and requires a review before the import', async () => {
  const text = 'Title,Artist\nHills,"Hana\nLake,Hana,more\nSea,Caf\ufffd\n';
  const { notes, sheet, sure } = (await openFile(new File([text], 'a.csv'), isKnown)).read();
  expect(sheet.rows).toHaveLength(3);
  expect(notes).toEqual([
    { kind: 'quote', rows: [2] },
    { kind: 'broken', rows: [4] },
    { kind: 'wider', rows: [3] },
  ]);
  expect(sure).toBe(false);
});

test('removes the formula guard only once, and keeps other apostrophes', async () => {
  const { rows } = await read(`Title,Price\n''=x,1\n'90s,1\n"'=HYPERLINK(""a"")",1\n`);
  expect(rows.map(({ cells }) => cells[0])).toEqual(["'=x", "'90s", '=HYPERLINK("a")']);
});
