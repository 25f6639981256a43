import { expect, test } from 'vitest';
import { batchesOf } from './restore-batches.ts';

const works = Array.from({ length: 45 }, (_, at) => ({ id: `wrk_${at}`, title: `Work ${at}`, version: 2 }));

test('splits works into batches with their own idempotency keys, even without crypto.randomUUID', () => {
  const randomUUID = crypto.randomUUID;
  Object.assign(crypto, { randomUUID: undefined });
  const batches = batchesOf(works, []);
  expect(batches.map((batch) => batch.works.length)).toEqual([20, 20, 5]);
  expect(new Set(batches.map(({ keyOf }) => keyOf('the same'))).size).toBe(3);
  Object.assign(crypto, { randomUUID });
});

test('resends a batch without a response unchanged, apart from rejected works', () => {
  const [first, second] = batchesOf(works, []);
  if (!first || !second) throw new Error('Expected two batches');
  const key = second.keyOf('body');
  // One work of the first batch was rejected; the second batch got no response.
  const [resent, rest] = batchesOf([...first.works.slice(3, 4), ...second.works], [second]);
  expect(resent?.works).toEqual(second.works);
  expect(resent?.keyOf('body')).toBe(key);
  expect(rest?.works).toEqual([works[3]]);
});

test('does not resend a batch whose works were deleted again in the meantime', () => {
  const [first] = batchesOf(works.slice(0, 2), []);
  if (!first) throw new Error('Expected a batch');
  const newer = works.slice(0, 2).map((work) => ({ ...work, version: 4 }));
  expect(batchesOf(newer, [first]).map((batch) => batch.works)).toEqual([newer]);
});
