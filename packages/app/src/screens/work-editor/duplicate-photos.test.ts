import { expect, test } from 'vitest';
import { digestOf, duplicatesOf, sameSized } from './duplicate-photos.ts';

test('the same bytes have the same digest, whatever the file is called', async () => {
  const [one, other, third] = [new File(['sea'], 'a.jpg'), new File(['sea'], 'b.png'), new File(['sky'], 'a.jpg')];
  expect(await digestOf(one)).toBe(await digestOf(other));
  expect(await digestOf(one)).not.toBe(await digestOf(third));
});

test('only files of one size can be the same', () => {
  const files = [{ size: 3 }, { size: 5 }, { size: 3 }];
  expect(sameSized(files)).toEqual([files[0], files[2]]);
});

test('a copy names the place of the first; what is not read yet is no copy', () => {
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
