import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text, 100).rows.map(({ cells }) => cells);

describe('well-formed CSV', () => {
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
      'CR line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['escaped quotes', 'a\n"x ""y"" z"\n', [['a'], ['x "y" z']]],
    [
      'empty quoted cells',
      'a,b\n"",""\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    [
      'line breaks in a cell',
      'a,b\n"1\r\n2",3\n',
      [
        ['a', 'b'],
        ['1\r\n2', '3'],
      ],
    ],
    [
      'a space after a closing quote',
      'a,b\n"1" ,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a separator declared by Excel',
      'sep=;\na;b\n1;2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('is parsed with %s', (_, text, cells) => {
    const csv = readCsv(text, 100);
    expect(csv.rows.map((row) => row.cells)).toEqual(cells);
    expect([csv.quoted, csv.swallowing]).toEqual([[], []]);
  });
});

describe('malformed quotes', () => {
  test.each([
    [
      'a title that begins with a quoted word',
      'T,A\n"Nocturne" in blue,Hana\nHills,Hana\n',
      [2],
      ['"Nocturne" in blue', 'Hana'],
    ],
    ['a quote that is never closed', 'T,A\nHills,"The hill\nLake,Hana\n', [2], ['Hills', '"The hill']],
    [
      'an open quote before quotes in later rows',
      'T,A\nHills,"The hill\nLake,The "lake"\nSea,"x"\n',
      [2],
      ['Hills', '"The hill'],
    ],
    ['inch marks', 'T,A\nHills,"24" x 36"\n', [2], ['Hills', '"24" x 36"']],
    ['a quote at the end of the file', 'T,A\nHills,"', [2], ['Hills', '"']],
  ])('are read literally and reported: %s', (_, text, rows, cells) => {
    const csv = readCsv(text, 100);
    expect(csv.quoted).toEqual(rows);
    expect(csv.rows[1]?.cells).toEqual(cells);
    expect(csv.rows).toHaveLength(text.trim().split('\n').length);
  });

  test('are read literally within an unquoted cell', () => {
    expect(cellsOf('T,A\nThe "lake",2\' x 3"\n')[1]).toEqual(['The "lake"', '2\' x 3"']);
  });

  test('are reported if a quoted cell contains whole rows', () => {
    const csv = readCsv('T,A,D\nHills,Hana,"The hill\nLake,Hana,By\nSea,Hana,x"\nWood,Hana,y\n', 100);
    expect(csv.swallowing).toEqual([2]);
  });

  test('are read in 100,000 rows within the timeout', () => {
    expect(readCsv('"a ""b,"c\n'.repeat(100_000), 10).count).toBe(100_000);
  });
});

test('counts rows beyond the limit, but no empty ones', () => {
  expect(readCsv('a,b\n'.repeat(200_000), 5).count).toBe(200_000);
  const { count, rows } = readCsv('a,b\n,\n\na,b\n', 5);
  expect([count, rows.length]).toEqual([2, 4]);
});
