import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text, 100).rows.map(({ cells }) => cells);

describe('what is as it should be', () => {
  test.each([
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons with decimal commas',
      'a;b\n1,5;2,5\n3,5;4,5\n',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
        ['3,5', '4,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['quotes in quotes', 'a\n"x ""y"" z"\n', [['a'], ['x "y" z']]],
    [
      'an empty cell in quotes',
      'a,b\n"",""\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    [
      'lines in a cell',
      'a,b\n"1\r\n2",3\n',
      [
        ['a', 'b'],
        ['1\r\n2', '3'],
      ],
    ],
    [
      'a space behind a quote',
      'a,b\n"1" ,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'what Excel says of its separator',
      'sep=;\na;b\n1;2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('%s', (_, text, cells) => {
    const made = readCsv(text, 100);
    expect(made.rows.map((row) => row.cells)).toEqual(cells);
    expect([made.quoted, made.swallowing]).toEqual([[], []]);
  });
});

describe('quotes that nobody closed or escaped', () => {
  test.each([
    [
      'a title that begins with a quoted word',
      'T,A\n"Nocturne" in blue,Hana\nHills,Hana\n',
      [2],
      ['"Nocturne" in blue', 'Hana'],
    ],
    ['a quote that is never closed', 'T,A\nHills,"The hill\nLake,Hana\n', [2], ['Hills', '"The hill']],
    [
      'a quote that the next one would close',
      'T,A\nHills,"The hill\nLake,The "lake"\nSea,"x"\n',
      [2],
      ['Hills', '"The hill'],
    ],
    ['inches', 'T,A\nHills,"24" x 36"\n', [2], ['Hills', '"24" x 36"']],
    ['a quote at the end of the file', 'T,A\nHills,"', [2], ['Hills', '"']],
  ])('%s is read as it stands, and told', (_, text, rows, cells) => {
    const made = readCsv(text, 100);
    expect(made.quoted).toEqual(rows);
    expect(made.rows[1]?.cells).toEqual(cells);
    expect(made.rows).toHaveLength(text.trim().split('\n').length);
  });

  test('a quote within a cell is a sign of it', () => {
    expect(cellsOf('T,A\nThe "lake",2\' x 3"\n')[1]).toEqual(['The "lake"', '2\' x 3"']);
  });

  test('rows that a well-closed cell has swallowed are told', () => {
    const made = readCsv('T,A,D\nHills,Hana,"The hill\nLake,Hana,By\nSea,Hana,x"\nWood,Hana,y\n', 100);
    expect(made.swallowing).toEqual([2]);
  });

  test('a million of them take no time that grows with their square', () => {
    expect(readCsv('"a ""b,"c\n'.repeat(100_000), 10).count).toBe(100_000);
  });
});

test('rows beyond what is kept are counted', () => {
  expect(readCsv('a,b\n'.repeat(200_000), 5).count).toBe(200_000);
  const { count, rows } = readCsv('a,b\n,\n\na,b\n', 5);
  expect([count, rows.length]).toEqual([2, 4]);
});
