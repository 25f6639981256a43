import { expect, test } from 'vitest';
import { everyRecord } from './every-record.ts';

interface Each {
  id: string;
}
const pageOf = (ids: string[], next: string | null) => ({ data: ids.map((id): Each => ({ id })), links: { next } });
const idsOf = (records: Each[]) => records.map(({ id }) => id);

test('pages are asked for until there is no next one', async () => {
  const asked: number[] = [];
  const pages = [pageOf(['a', 'b'], '?page=2'), pageOf(['c', 'd'], '?page=3'), pageOf(['e'], null)];
  const records = await everyRecord(async (page) => {
    asked.push(page);
    return pages[page - 1] ?? pageOf([], null);
  });
  expect(idsOf(records)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(asked).toEqual([1, 2, 3]);
});

test('what a new record pushes on to the next page is there once', async () => {
  const pages = [pageOf(['a', 'b'], '?page=2'), pageOf(['b', 'c'], null)];
  expect(idsOf(await everyRecord(async (page) => pages[page - 1] ?? pageOf([], null)))).toEqual(['a', 'b', 'c']);
});

test('a page without records is the last, whatever it says', async () => {
  expect(await everyRecord(async () => pageOf([], '?page=2'))).toEqual([]);
});

test('a page that fails fails the whole', async () => {
  const fetchPage = async (page: number) => {
    if (page === 2) throw new Error('gone');
    return pageOf(['a'], '?page=2');
  };
  await expect(everyRecord(fetchPage)).rejects.toThrow('gone');
});
