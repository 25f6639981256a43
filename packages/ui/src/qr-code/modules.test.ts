import { expect, test } from 'vitest';
import { modulesOf } from './modules.ts';

const drawn = (text: string) => modulesOf(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/* Read back by another decoder (jsQR) when it was kept. */
test('an address is drawn module for module as the standard has it', () => {
  expect(drawn('https://a.jp/1')).toMatchInlineSnapshot(`
    [
      "#######.......#######",
      "#.....#..####.#.....#",
      "#.###.#..##...#.###.#",
      "#.###.#..#.##.#.###.#",
      "#.###.#..#..#.#.###.#",
      "#.....#.#.....#.....#",
      "#######.#.#.#.#######",
      "..........#..........",
      "#..#.##.#..###.#.....",
      "####.#.#.##.#.###...#",
      "#.##..####..#.....#.#",
      "..#.#...#.###.#.##.##",
      ".##...######...#.#...",
      "........##.##..#....#",
      "#######..#####..####.",
      "#.....#.##.#.#.##..##",
      "#.###.#...#.##..##...",
      "#.###.#.#..##...#..##",
      "#.###.#..#.##...#.#.#",
      "#.....#..#####.......",
      "#######.####..#.#..#.",
    ]
  `);
});

test('a longer text takes a larger version, from 21 modules a side to 97', () => {
  expect(drawn('')?.length).toBe(21);
  expect(drawn('x'.repeat(14))?.length).toBe(21);
  expect(drawn('x'.repeat(15))?.length).toBe(25);
  /* From the tenth version on the length has twice as many bits. */
  expect(drawn('x'.repeat(180))?.length).toBe(53);
  expect(drawn('x'.repeat(181))?.length).toBe(57);
  expect(drawn('x'.repeat(666))?.length).toBe(97);
});

test('bytes count, not letters, and what is too long is not drawn', () => {
  expect(drawn('港'.repeat(5))?.length).toBe(25);
  expect(drawn('港'.repeat(222))?.length).toBe(97);
  expect(modulesOf('x'.repeat(667))).toBeUndefined();
});

test('a reader finds its corners and its clock whatever the text is', () => {
  for (const text of ['a', 'x'.repeat(100), '港'.repeat(150)]) {
    const code = drawn(text) ?? [];
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(code.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(code.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
    expect(code.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(code[6]?.slice(8, -8)).toMatch(/^(#\.)*#$/);
    expect(
      code
        .map((row) => row[6])
        .slice(8, -8)
        .join(''),
    ).toMatch(/^(#\.)*#$/);
  }
});
