import { ApiError } from '@smart-art/api-client';
import type { ListProductsParams, Product, ProductPage } from '@smart-art/api-client/queries';

/** Up to this many works are read one by one; more are read page by page. */
const FEW = 20;

/** The contract's maximum page size. */
export const LONGEST_PAGE = 200;

export interface Reading {
  page: (params: ListProductsParams) => Promise<ProductPage>;
  work: (id: string) => Promise<Product>;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}

/**
 * Reads the current state of the selected works, in list order. A work that moves to another page while reading, or
 * that the query no longer finds, is read individually; a deleted one is left out.
 * @returns null if it was stopped
 */
export async function readWorks(
  ids: ReadonlySet<string>,
  params: ListProductsParams,
  { page, work, onProgress, isStopped }: Reading,
): Promise<Product[] | null> {
  const found = new Map<string, Product>();
  for (let number = 1; ids.size > FEW && found.size < ids.size; number += 1) {
    if (isStopped()) return null;
    onProgress(found.size);
    const { data, links } = await page({ ...params, page: number, per_page: LONGEST_PAGE });
    for (const each of data) if (ids.has(each.id)) found.set(each.id, each);
    if (links.next === null || data.length === 0) break;
  }
  for (const id of ids) {
    if (found.has(id)) continue;
    if (isStopped()) return null;
    onProgress(found.size);
    const alone = await work(id).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'not-found') return null;
      throw error;
    });
    if (alone && alone.deleted_at === null) found.set(id, alone);
  }
  return [...found.values()];
}
