import type { BulkResult } from '@smart-art/api-client/queries';
import { expect, test, vi } from 'vitest';
import { inBatches, undoOf } from './batches.ts';
import { changeOf } from './change.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `wrk_${at}` }));
const answer = (items: { id: string }[]) => ({ data: items.map(({ id }) => ({ id, ok: true }) as BulkResult) });

test('sends every work once in batches, and reports progress before each batch', async () => {
  const send = vi.fn(async ({ items }: { items: { id: string }[] }) => answer(items));
  const progress: number[] = [];
  const { results, left, failure } = await inBatches({ action: 'delete' }, ids(7), {
    send,
    size: 3,
    onProgress: (done) => progress.push(done),
  });
  expect(send.mock.calls.map(([{ items }]) => items.length)).toEqual([3, 3, 1]);
  expect(results.map(({ id }) => id)).toEqual(ids(7).map(({ id }) => id));
  expect(progress).toEqual([0, 3, 6]);
  expect(left).toEqual([]);
  expect(failure).toBeUndefined();
});

test('stops at the first failed batch, and returns the results so far and the remaining works', async () => {
  const lost = new Error('lost');
  const send = vi.fn(async ({ items }: { items: { id: string }[] }) => {
    if (items.some(({ id }) => id === 'wrk_4')) throw lost;
    return answer(items);
  });
  const { results, left, failure } = await inBatches({ action: 'delete' }, ids(9), { send, size: 3 });
  expect(results).toHaveLength(3);
  expect(left.map(({ id }) => id)).toEqual(['wrk_3', 'wrk_4', 'wrk_5', 'wrk_6', 'wrk_7', 'wrk_8']);
  expect(failure).toBe(lost);
  expect(send).toHaveBeenCalledTimes(2);
});

test('stops between batches when isStopped returns true', async () => {
  let sent = 0;
  const outcome = await inBatches({ action: 'delete' }, ids(9), {
    send: async ({ items }) => {
      sent += 1;
      return answer(items);
    },
    size: 3,
    isStopped: () => sent === 2,
  });
  expect(outcome.results).toHaveLength(6);
  expect(outcome.left).toHaveLength(3);
  expect(outcome.failure).toBeUndefined();
});

const before = {
  for_sale: true,
  sale_cost: { amount: '100.00', currency: 'USD' as const },
  for_rent: false,
  rental_cost_per_month: null,
  status: 'for_sale' as const,
  attention: [],
  deleted: false,
};
const result = (id: string, part: Partial<BulkResult>): BulkResult => ({
  id,
  title: id,
  ok: true,
  changed: true,
  code: null,
  message: '',
  uses: [],
  version: 8,
  before,
  after: before,
  ...part,
});

test('undoOf restores changed works at their new version, and skips unchanged and failed ones', () => {
  const results = [result('a', {}), result('b', { changed: false }), result('c', { ok: false, changed: false })];
  const { for_sale, sale_cost, for_rent, rental_cost_per_month } = before;
  expect(undoOf({ action: 'price' }, results)).toEqual({
    bulkAction: { action: 'put' },
    items: [{ id: 'a', version: 8, offer: { for_sale, sale_cost, for_rent, rental_cost_per_month } }],
  });
  expect(undoOf({ action: 'delete' }, results)).toEqual({
    bulkAction: { action: 'restore' },
    items: [{ id: 'a', version: 8 }],
  });
});

test('undoOf returns null for an undo, and when nothing was changed', () => {
  expect(undoOf({ action: 'put' }, [result('a', {})])).toBeNull();
  expect(undoOf({ action: 'restore' }, [result('a', {})])).toBeNull();
  expect(undoOf({ action: 'price' }, [result('a', { changed: false })])).toBeNull();
});

test('changeOf builds a price change, or returns null while it is incomplete or invalid', () => {
  const answers = { price: 'sale_cost', way: 'raise', by: 'percent', percent: 10, amount: null } as const;
  expect(changeOf(answers)).toEqual({ price: 'sale_cost', kind: 'percent', percent: 10 });
  expect(changeOf({ ...answers, way: 'lower' })).toEqual({ price: 'sale_cost', kind: 'percent', percent: -10 });
  expect(changeOf({ ...answers, way: 'lower', percent: 100 })).toBeNull();
  expect(changeOf({ ...answers, percent: 1000 })).not.toBeNull();
  expect(changeOf({ ...answers, percent: 0 })).toBeNull();
  expect(changeOf({ ...answers, percent: null })).toBeNull();
  const amount = { amount: '1200', currency: 'JPY' as const };
  expect(changeOf({ ...answers, by: 'amount', way: 'lower', amount })).toEqual({
    price: 'sale_cost',
    kind: 'amount',
    amount: { amount: '-1200', currency: 'JPY' },
  });
  expect(changeOf({ ...answers, by: 'amount', amount: { amount: '0', currency: 'USD' } })).toBeNull();
});
