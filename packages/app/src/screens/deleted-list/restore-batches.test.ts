import { expect, test } from 'vitest';
import { batchesOf } from './restore-batches.ts';

const works = Array.from({ length: 45 }, (_, at) => ({ id: `wrk_${at}`, title: `Work ${at}`, version: 2 }));

test('works go in batches, each under a key of its own, also where no origin is secure', () => {
  const randomUUID = crypto.randomUUID;
  Object.assign(crypto, { randomUUID: undefined });
  const batches = batchesOf(works, []);
  expect(batches.map((batch) => batch.works.length)).toEqual([20, 20, 5]);
  expect(new Set(batches.map(({ keyOf }) => keyOf('the same'))).size).toBe(3);
  Object.assign(crypto, { randomUUID });
});

test('a batch that was not answered goes again as it was, beside others that were refused', () => {
  const [first, second] = batchesOf(works, []);
  if (!first || !second) throw new Error('There are no batches.');
  const key = second.keyOf('body');
  // One work of the first batch was refused; the second batch got no response.
  const [again, rest] = batchesOf([...first.works.slice(3, 4), ...second.works], [second]);
  expect(again?.works).toEqual(second.works);
  expect(again?.keyOf('body')).toBe(key);
  expect(rest?.works).toEqual([works[3]]);
});

test('a work that was deleted once more since is another wish', () => {
  const [first] = batchesOf(works.slice(0, 2), []);
  if (!first) throw new Error('There is no batch.');
  const newer = works.slice(0, 2).map((work) => ({ ...work, version: 4 }));
  expect(batchesOf(newer, [first]).map((batch) => batch.works)).toEqual([newer]);
});
