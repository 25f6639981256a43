import { ApiError } from '@smart-art/api-client';
import type { Product, ProductPage } from '@smart-art/api-client/queries';
import { expect, test, vi } from 'vitest';
import { LONGEST_PAGE, readWorks } from './export-works.ts';

const work = (id: string) => ({ id, deleted_at: null }) as Product;
const library = Array.from({ length: 450 }, (_, at) => work(`wrk_${at}`));
const pageOf = vi.fn(async ({ page = 1 }: { page?: number }) => {
  const data = library.slice((page - 1) * LONGEST_PAGE, page * LONGEST_PAGE);
  return { data, links: { next: page < 3 ? 'more' : null } } as ProductPage;
});
const reading = {
  page: pageOf,
  work: vi.fn(async (id: string) => work(id)),
  onProgress: () => {},
  isStopped: () => false,
};

test('reads a few works one by one', async () => {
  pageOf.mockClear();
  const works = await readWorks(new Set(['wrk_3', 'wrk_1']), {}, reading);
  expect(works?.map(({ id }) => id)).toEqual(['wrk_3', 'wrk_1']);
  expect(pageOf).not.toHaveBeenCalled();
});

test('reads many works page by page in list order, and those missing from the list one by one', async () => {
  reading.work.mockClear();
  const ids = new Set(library.filter((_, at) => at % 10 === 0).map(({ id }) => id));
  const works = await readWorks(new Set([...ids, 'elsewhere']), { sort: 'title' }, reading);
  expect(works?.map(({ id }) => id)).toEqual([...ids, 'elsewhere']);
  expect(reading.work).toHaveBeenCalledTimes(1);
  expect(pageOf).toHaveBeenLastCalledWith({ sort: 'title', page: 3, per_page: LONGEST_PAGE });
});

test('requests no further page once all selected works are read', async () => {
  pageOf.mockClear();
  await readWorks(new Set(library.slice(0, 30).map(({ id }) => id)), {}, reading);
  expect(pageOf).toHaveBeenCalledTimes(1);
});

test('skips deleted works, rejects on other errors, and returns null when stopped', async () => {
  const gone = new ApiError({ kind: 'not-found', status: 404 });
  const alone = (error: Error) => async (id: string) => {
    if (id === 'bad') throw error;
    return id === 'deleted' ? ({ id, deleted_at: '2026-11-22T00:00:00Z' } as Product) : work(id);
  };
  const ids = new Set(['a', 'bad', 'deleted', 'b']);
  const works = await readWorks(ids, {}, { ...reading, work: alone(gone) });
  expect(works?.map(({ id }) => id)).toEqual(['a', 'b']);
  await expect(readWorks(ids, {}, { ...reading, work: alone(new Error('lost')) })).rejects.toThrow('lost');
  expect(await readWorks(ids, {}, { ...reading, isStopped: () => true })).toBeNull();
});
