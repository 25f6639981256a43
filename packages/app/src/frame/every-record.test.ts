import { expect, test } from 'vitest';
import { everyRecord } from './every-record.ts';

interface Each {
  id: string;
}
const pageOf = (ids: string[], next: string | null) => ({ data: ids.map((id): Each => ({ id })), links: { next } });
const idsOf = (records: Each[]) => records.map(({ id }) => id);

test('requests pages until there is no next one', async () => {
  const requested: number[] = [];
  const pages = [pageOf(['a', 'b'], '?page=2'), pageOf(['c', 'd'], '?page=3'), pageOf(['e'], null)];
  const records = await everyRecord(async (page) => {
    requested.push(page);
    return pages[page - 1] ?? pageOf([], null);
  });
  expect(idsOf(records)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(requested).toEqual([1, 2, 3]);
});

test('returns a record once when a new one shifts it to the next page', async () => {
  const pages = [pageOf(['a', 'b'], '?page=2'), pageOf(['b', 'c'], null)];
  expect(idsOf(await everyRecord(async (page) => pages[page - 1] ?? pageOf([], null)))).toEqual(['a', 'b', 'c']);
});

test('stops at an empty page even if it has a next link', async () => {
  expect(await everyRecord(async () => pageOf([], '?page=2'))).toEqual([]);
});

test('rejects when any page fails', async () => {
  const fetchPage = async (page: number) => {
    if (page === 2) throw new Error('gone');
    return pageOf(['a'], '?page=2');
  };
  await expect(everyRecord(fetchPage)).rejects.toThrow('gone');
});
