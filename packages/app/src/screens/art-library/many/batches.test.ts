import type { BulkResult } from '@smart-art/api-client/queries';
import { expect, test, vi } from 'vitest';
import { inBatches, undoOf } from './batches.ts';
import { changeOf } from './change.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `wrk_${at}` }));
const answer = (items: { id: string }[]) => ({ data: items.map(({ id }) => ({ id, ok: true }) as BulkResult) });

test('works go in batches, each once, and progress is told before each', async () => {
  const send = vi.fn(async ({ items }: { items: { id: string }[] }) => answer(items));
  const told: number[] = [];
  const { results, left, failure } = await inBatches({ action: 'delete' }, ids(7), {
    send,
    size: 3,
    onProgress: (done) => told.push(done),
  });
  expect(send.mock.calls.map(([{ items }]) => items.length)).toEqual([3, 3, 1]);
  expect(results.map(({ id }) => id)).toEqual(ids(7).map(({ id }) => id));
  expect(told).toEqual([0, 3, 6]);
  expect(left).toEqual([]);
  expect(failure).toBeUndefined();
});

test('the first batch that fails ends it: what was done is told, that batch and the rest are left', async () => {
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

test('stopping is heard between batches', async () => {
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

test('what was changed gets back what it had, at the version it has now; the rest is left alone', () => {
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

test('an undo is not undone, and what changed nothing has none', () => {
  expect(undoOf({ action: 'put' }, [result('a', {})])).toBeNull();
  expect(undoOf({ action: 'restore' }, [result('a', {})])).toBeNull();
  expect(undoOf({ action: 'price' }, [result('a', { changed: false })])).toBeNull();
});

test('a change of price says enough, or nothing is asked', () => {
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
