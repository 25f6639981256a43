import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import type { Column } from './types.ts';

interface Row {
  title: string;
  price: number;
}

const columns: Column<Row>[] = [
  { id: 'picture', header: 'Picture', render: () => null },
  { id: 'title', header: 'Title', text: ({ title }) => title },
  { id: 'price', header: 'Price, USD', text: ({ price }) => `$${price}`, csv: ({ price }) => price },
];
const lines = (rows: Row[], locale?: string) =>
  toCsv(columns, rows, locale ? { locale } : {})
    .slice(1)
    .split('\r\n');
const title = (text: string) => lines([{ title: text, price: 1 }])[1];

describe('toCsv', () => {
  it('starts with a UTF-8 byte order mark and ends every line with CRLF', () => {
    const csv = toCsv(columns, [{ title: '凱風快晴', price: 1200.5 }]);
    expect(csv).toBe('\uFEFFTitle,"Price, USD"\r\n凱風快晴,1200.5\r\n');
    expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('writes only the header without rows, and an empty line without columns', () => {
    expect(lines([])).toEqual(['Title,"Price, USD"', '']);
    expect(toCsv<Row>([], [])).toBe('\uFEFF\r\n');
  });

  it('omits columns without text or with csv set to false', () => {
    const silent: Column<Row>[] = [...columns, { id: 'note', header: 'Note', text: () => 'n', csv: false }];
    expect(toCsv(silent, []).slice(1)).toBe('Title,"Price, USD"\r\n');
  });

  it('quotes delimiters, quotes, line breaks and leading spaces', () => {
    expect(title('a "b", c')).toBe('"a ""b"", c",1');
    expect(title('two\nlines')).toBe('"two\nlines",1');
    expect(title(' spaced')).toBe('" spaced",1');
  });

  it.each(['=HYPERLINK(1)', '+1+2', '-1+2', '@SUM(1)', '\t=1', '\r=1', '＝1+1', '＠SUM'])('escapes %j', (text) => {
    expect(title(text)?.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('escapes a leading guard before a formula, so that an import restores the text', () => {
    expect(title("'=x")).toBe("''=x,1");
    expect(title("'90s")).toBe("'90s,1");
  });

  it('leaves numbers unchanged, including negative ones', () => {
    expect(title('-12.50')).toBe('-12.50,1');
    expect(lines([{ title: 'a', price: -7 }])[1]).toBe('a,-7');
    expect(lines([{ title: 'a', price: Number.NaN }])[1]).toBe('a,');
  });

  it('uses the separators of a locale with a decimal comma', () => {
    expect(lines([{ title: 'a;b', price: 1200.5 }], 'de')).toEqual(['Title;"Price, USD"', '"a;b";1200,5', '']);
  });
});
