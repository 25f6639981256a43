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
const title = (words: string) => lines([{ title: words, price: 1 }])[1];

describe('toCsv', () => {
  it('begins with the mark of UTF-8 and ends every line with CRLF', () => {
    const csv = toCsv(columns, [{ title: '凱風快晴', price: 1200.5 }]);
    expect(csv).toBe('\uFEFFTitle,"Price, USD"\r\n凱風快晴,1200.5\r\n');
    expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('writes the head alone where there are no rows, and nothing where there are no columns', () => {
    expect(lines([])).toEqual(['Title,"Price, USD"', '']);
    expect(toCsv<Row>([], [])).toBe('\uFEFF\r\n');
  });

  it('leaves out a column that says nothing, or is told to', () => {
    const silent: Column<Row>[] = [...columns, { id: 'note', header: 'Note', text: () => 'n', csv: false }];
    expect(toCsv(silent, []).slice(1)).toBe('Title,"Price, USD"\r\n');
  });

  it('quotes what would be taken for structure', () => {
    expect(title('a "b", c')).toBe('"a ""b"", c",1');
    expect(title('two\nlines')).toBe('"two\nlines",1');
    expect(title(' spaced')).toBe('" spaced",1');
  });

  it.each(['=HYPERLINK(1)', '+1+2', '-1+2', '@SUM(1)', '\t=1', '\r=1', '＝1+1', '＠SUM'])('defuses %j', (words) => {
    expect(title(words)?.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('guards a text that begins with the guard itself, so that an import gives it back', () => {
    expect(title("'=x")).toBe("''=x,1");
    expect(title("'90s")).toBe("'90s,1");
  });

  it('leaves numbers as they are, negative ones too', () => {
    expect(title('-12.50')).toBe('-12.50,1');
    expect(lines([{ title: 'a', price: -7 }])[1]).toBe('a,-7');
    expect(lines([{ title: 'a', price: Number.NaN }])[1]).toBe('a,');
  });

  it('writes as a locale with a decimal comma does', () => {
    expect(lines([{ title: 'a;b', price: 1200.5 }], 'de')).toEqual(['Title;"Price, USD"', '"a;b";1200,5', '']);
  });
});
