import type { Buffer } from 'node:buffer';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { guessField } from '../guess-columns.ts';
import { type Choice, openFile } from './read-sheet.ts';
import { sheetBounds } from './sheet.ts';
import { type CellValue, dataOf, type RawSheet, rawWorkbook, workbookOf } from './workbook.test-file.ts';

const isKnown = (header: string) => guessField(header) !== undefined;
const open = (bytes: BlobPart) => openFile(new File([bytes], 'works.xlsx'), isKnown);
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const read = async (buffer: Buffer, choice?: Choice) => (await open(bytesOf(buffer))).read(choice);
const raw = (xml: string) => ({ xml });

test('reads cells as their number formats display them', async () => {
  const formats = ['000', '0%', '"¥"#,##0', '[$-411]ggge"年"m"月"d"日"', 'yyyy'];
  const styled = (style: number, value: number) => raw(`<c s="${style + 2}"><v>${value}</v></c>`);
  const rows: CellValue[][] = [
    ['Title', 'Discount', 'Price', 'Discount from', 'Year'],
    [styled(0, 7), styled(1, 0.3), styled(2, 120000), styled(3, 46371), styled(4, 33239)],
    ['Lake', null, 1234.5600000000002, null, 2020],
  ];
  const { sheet, hasNumbers, sure } = await read(rawWorkbook([{ name: 'Works', data: dataOf(rows) }], formats));
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    ['007', '30%', '¥120000', '2026-12-15', '1991'],
    ['Lake', '', '1234.56', '', '2020'],
  ]);
  expect([hasNumbers, sure]).toEqual([true, true]);
});

test('reads shared strings without phonetic readings, and joins their rich text runs', async () => {
  const strings =
    '<si><t>作品名</t><rPh sb="0" eb="3"><t>サクヒンメイ</t></rPh></si><si><r><t>雨の</t></r><r><t xml:space="preserve"> 港&amp;丘</t></r></si>';
  const data = dataOf([
    [raw('<c t="s"><v>0</v></c>'), 'Year'],
    [raw('<c t="s"><v>1</v></c>'), 2020],
  ]);
  const { sheet } = await read(rawWorkbook([{ name: 'A', data }], [], strings));
  expect(sheet.headers[0]).toBe('作品名');
  expect(sheet.rows[0]?.cells[0]).toBe('雨の 港&丘');
});

test.each<[what: string, cells: CellValue[][], extra: string, kind: string, rows: number[]]>([
  [
    'an error',
    [
      ['Title', 'Price'],
      ['Hills', raw('<c t="e"><f>1/0</f><v>#REF!</v></c>')],
    ],
    '',
    'failed',
    [2],
  ],
  [
    'a formula without a computed value',
    [
      ['Title', 'Price'],
      ['Hills', raw('<c><f>A1*2</f></c>')],
    ],
    '',
    'uncomputed',
    [2],
  ],
  [
    'a merged cell',
    [
      ['Title', 'Artist'],
      ['Hills', 'Hana'],
      ['Lake', null],
    ],
    '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>',
    'merged',
    [3],
  ],
  [
    'a row of totals',
    [
      ['Title', 'Price'],
      ['Hills', 5],
      ['Total', 5],
    ],
    '',
    'totals',
    [3],
  ],
  [
    'rows above the headers',
    [
      ['Old', 'Old'],
      ['Title', 'Price'],
      ['Hills', 5],
    ],
    '',
    'above',
    [1],
  ],
])('reports %s', async (_, cells, extra, kind, rows) => {
  const { notes, sure } = await read(rawWorkbook([{ name: 'Works', data: dataOf(cells) + extra }]));
  expect(notes).toContainEqual({ kind, rows });
  expect(sure).toBe(false);
});

test('repeats the text of a merged cell', async () => {
  const data = `${dataOf([
    ['Title', 'Artist'],
    ['Hills', 'Hana'],
    ['Lake', null],
  ])}<mergeCells><mergeCell ref="B2:B3"/></mergeCells>`;
  expect((await read(rawWorkbook([{ name: 'A', data }]))).sheet.rows[1]?.cells).toEqual(['Lake', 'Hana']);
});

test('skips hidden rows and totals unless the seller includes them', async () => {
  const data = dataOf(
    [
      ['Title', 'Price'],
      ['Hills', 5],
      ['Secret', 6],
      ['Total', 11],
    ],
    [3],
  );
  const book = rawWorkbook([{ name: 'A', data }]);
  const titles = async (choice?: Choice) => (await read(book, choice)).sheet.rows.map(({ cells }) => cells[0]);
  expect(await titles()).toEqual(['Hills']);
  expect(await titles({ takesHidden: true })).toEqual(['Hills', 'Secret']);
  expect(await titles({ takesHidden: true, takesTotals: true })).toEqual(['Hills', 'Secret', 'Total']);
});

const works = (title: string): RawSheet => ({
  name: title,
  data: dataOf([
    ['Title', 'Year'],
    [title, 2020],
  ]),
});

test.each<[what: string, sheets: RawSheet[], choice: Choice | undefined, title: string]>([
  ['skips a hidden one', [{ ...works('Old'), isHidden: true }, works('New')], undefined, 'New'],
  [
    'skips one with instructions',
    [{ name: 'Read me', data: dataOf([['How to'], ['Fill in']]) }, works('Hills')],
    undefined,
    'Hills',
  ],
  ['takes the first one with works', [works('A'), works('B')], undefined, 'A'],
  ['takes the selected one', [works('A'), works('B')], { sheet: 1 }, 'B'],
])('of several sheets, %s', async (_, sheets, choice, title) => {
  const reading = await read(rawWorkbook(sheets), choice);
  expect(reading.sheet.rows[0]?.cells[0]).toBe(title);
  expect(reading.sheets).toHaveLength(2);
  expect(reading.sure).toBe(choice !== undefined || sheets.filter(({ isHidden }) => !isHidden).length === 1);
});

test('reports a cell in the last possible row without reading the rows in between', async () => {
  const data = dataOf([
    ['Title', 'Year'],
    ['Hills', 2020],
  ]).replace(
    '</sheetData>',
    '<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c><c r="B1048576" t="str"><v>x</v></c></row></sheetData>',
  );
  const { sheet, notes } = await read(rawWorkbook([{ name: 'A', data }]));
  expect(sheet.rows).toHaveLength(1);
  expect(notes).toContainEqual({ kind: 'far', rows: [1_048_576] });
});

test('rejects a sheet of 200,000 rows with their number', async () => {
  const data = `<sheetData><row r="1"><c t="str"><v>Title</v></c></row>${'<row><c><v>1</v></c></row>'.repeat(200_000)}</sheetData>`;
  const opened = await open(bytesOf(rawWorkbook([{ name: 'A', data }])));
  expect(() => opened.read()).toThrow(expect.objectContaining({ problem: 'too-many-rows', count: 200_000 }));
});

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const wide = (text: string) => [...text].flatMap((sign) => [sign.charCodeAt(0), 0]);

test.each<[problem: string, what: string, bytes: Uint8Array<ArrayBuffer>]>([
  ['old-excel', 'an old .xls', new Uint8Array([...ole, ...wide('Workbook')])],
  ['password', 'a workbook with a password', new Uint8Array([...ole, 0, 0, ...wide('EncryptedPackage')])],
  ['other-program', 'an HTML page', new TextEncoder().encode('<html><table><tr><td>Title')],
  ['other-program', 'a PDF', new TextEncoder().encode('%PDF-1.7 Title')],
  ['unreadable', 'random bytes', new Uint8Array([1, 2, 3, 4, 5, 6, 0, 1, 2])],
])('rejects with %s: %s', async (problem, _, bytes) => {
  await expect(open(bytes).then((opened) => opened.read())).rejects.toMatchObject({ problem });
});

test('rejects an archive of another program', async () => {
  await expect(open(new Uint8Array(zipSync({ 'Index/Document.iwa': strToU8('x') })))).rejects.toMatchObject({
    problem: 'other-program',
  });
});

test('rejects a file that was changed after it was selected', async () => {
  const file = new File(['Title'], 'a.csv');
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  await expect(openFile(file, isKnown)).rejects.toMatchObject({ problem: 'changed' });
});

test('reads the maximum number of rows', async () => {
  const rows = Array.from({ length: sheetBounds.rows }, (_, index) => [`Work ${index}`, 2020]);
  const { sheet } = await read(workbookOf([['Title', 'Year'], ...rows]));
  expect(sheet.rows).toHaveLength(sheetBounds.rows);
});
