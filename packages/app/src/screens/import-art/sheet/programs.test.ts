import { describe, expect, test } from 'vitest';
import { textOfHtml, withoutReferences } from './html.ts';
import { asOneTable } from './programs.ts';

const sheetOf = ([headers = [], ...rows]: string[][]) => ({
  headers,
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
});
const tableOf = (table: string[][]) => {
  const { sheet, program, notes } = asOneTable(sheetOf(table));
  return { headers: sheet.headers, rows: sheet.rows.map(({ cells }) => cells), program, notes };
};

test('adds the image rows of a Shopify product to its work, and reports variants', () => {
  expect(
    tableOf([
      ['Handle', 'Title', 'Body (HTML)', 'Variant Price', 'Image Src'],
      ['hills', 'Hills', '<p>Oil &amp; sand</p><p>Second<br>line</p>', '120', 'https://x.com/a.jpg?v=1'],
      ['hills', '', '', '', 'https://x.com/b.jpg'],
      ['hills', '', '', '150', ''],
      ['lake', 'Lake', 'Plain', '80', 'https://x.com/c.jpg'],
    ]),
  ).toEqual({
    program: 'Shopify',
    headers: ['Handle', 'Title', 'Body (HTML)', 'Variant Price', 'Image Src'],
    rows: [
      ['hills', 'Hills', 'Oil & sand\nSecond\nline', '120', 'https://x.com/a.jpg?v=1\nhttps://x.com/b.jpg'],
      ['lake', 'Lake', 'Plain', '80', 'https://x.com/c.jpg'],
    ],
    notes: [{ kind: 'variants', rows: [4] }],
  });
});

test('joins the image columns of Etsy, and decodes character references', () => {
  expect(
    tableOf([
      ['TITLE', 'DESCRIPTION', 'CURRENCY_CODE', 'IMAGE1', 'IMAGE2', 'TAGS'],
      ['Hills', 'the artist&#39;s own', 'JPY', 'a.jpg', 'b.jpg', 'x'],
    ]),
  ).toMatchObject({
    program: 'Etsy',
    headers: ['TITLE', 'DESCRIPTION', 'CURRENCY_CODE', 'Images', 'TAGS'],
    rows: [['Hills', "the artist's own", 'JPY', 'a.jpg\nb.jpg', 'x']],
  });
});

describe('artist names in two columns', () => {
  test.each([
    ['Artist First Name', 'Artist Last Name', 'Hana', 'Morita', 'Hana Morita'],
    ['Last Name', 'First Name', 'Morita', 'Hana', 'Hana Morita'],
    ['姓', '名', '森田', '花', '森田 花'],
    ['Artist First Name', 'Artist Last Name', '', 'Hokusai', 'Hokusai'],
  ])('are joined: %s and %s, "%s" and "%s" to "%s"', (one, other, a, b, name) => {
    expect(
      tableOf([
        ['Title', one, other, 'Year'],
        ['Hills', a, b, '2020'],
      ]),
    ).toMatchObject({
      headers: ['Title', 'Artist', 'Year'],
      rows: [['Hills', name, '2020']],
    });
  });

  test('are left unchanged beside a column with full names', () => {
    const table = [
      ['Title', 'Artist', 'First name', 'Last name'],
      ['Hills', 'Hana Morita', 'Hana', 'Morita'],
    ];
    expect(tableOf(table).headers).toEqual(table[0]);
  });
});

test('leaves our own exports unchanged', () => {
  const table = [
    ['Title', 'Description', 'Work ID'],
    ['A &amp; B', '<b>&#39;90s</b>', 'wrk_1'],
  ];
  expect(tableOf(table)).toMatchObject({ program: undefined, rows: [table[1]] });
});

test.each([
  ['artist&#39;s &#x2014; &eacute;t&Eacute; &quot;x&quot;', 'artist\'s — étÉ "x"'],
  ['R&D; AT&T &unknown; &#0; &#xd800;', 'R&D; AT&T &unknown; &#0; &#xd800;'],
  ['24 < 36', '24 < 36'],
])('decodes %s to %s', (text, read) => {
  expect(withoutReferences(text)).toBe(read);
});

test('keeps line breaks of text that is not HTML', () => {
  expect(textOfHtml('One\nTwo')).toBe('One\nTwo');
});
