import type { Transaction } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { everyReceipt } from './every-receipt.ts';

const receipt = (id: string) => ({ id }) as Transaction;
const pageOf = (ids: string[], next: string | null) => ({ data: ids.map(receipt), links: { next } });
const idsOf = (receipts: Transaction[]) => receipts.map(({ id }) => id);

test('pages are asked for until there is no next one', async () => {
  const asked: number[] = [];
  const pages = [pageOf(['a', 'b'], '?page=2'), pageOf(['c', 'd'], '?page=3'), pageOf(['e'], null)];
  const receipts = await everyReceipt(async (page) => {
    asked.push(page);
    return pages[page - 1] ?? pageOf([], null);
  });
  expect(idsOf(receipts)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(asked).toEqual([1, 2, 3]);
});

test('what a new receipt pushes on to the next page is there once', async () => {
  const pages = [pageOf(['a', 'b'], '?page=2'), pageOf(['b', 'c'], null)];
  expect(idsOf(await everyReceipt(async (page) => pages[page - 1] ?? pageOf([], null)))).toEqual(['a', 'b', 'c']);
});

test('a page without receipts is the last, whatever it says', async () => {
  expect(await everyReceipt(async () => pageOf([], '?page=2'))).toEqual([]);
});

test('a page that fails fails the whole', async () => {
  const fetchPage = async (page: number) => {
    if (page === 2) throw new Error('gone');
    return pageOf(['a'], '?page=2');
  };
  await expect(everyReceipt(fetchPage)).rejects.toThrow('gone');
});
