import { expect, test } from 'vitest';
import { digestOf, duplicatesOf, sameSized } from './duplicate-photos.ts';

test('digestOf depends on the bytes, not on the file name', async () => {
  const [one, other, third] = [new File(['sea'], 'a.jpg'), new File(['sea'], 'b.png'), new File(['sky'], 'a.jpg')];
  expect(await digestOf(one)).toBe(await digestOf(other));
  expect(await digestOf(one)).not.toBe(await digestOf(third));
});

test('sameSized returns the files that share their size with another one', () => {
  const files = [{ size: 3 }, { size: 5 }, { size: 3 }];
  expect(sameSized(files)).toEqual([files[0], files[2]]);
});

test('duplicatesOf maps copies to the position of the first, and skips files without a digest', () => {
  const order = [
    { id: 'a', digest: 'x' },
    { id: 'b', digest: undefined },
    { id: 'c', digest: 'x' },
    { id: 'd', digest: undefined },
    { id: 'e', digest: 'x' },
  ];
  expect([...duplicatesOf(order)]).toEqual([
    ['c', 1],
    ['e', 1],
  ]);
});
