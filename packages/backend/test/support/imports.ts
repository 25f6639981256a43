/** Imports sheets as the app does. */
import type { components } from '@smart-art/openapi/product';
import { expect } from 'vitest';
import type { Seller } from './world.ts';

export type Import = components['schemas']['Import'];
export type ImportRow = components['schemas']['ImportRow'];
type Reading = components['schemas']['ImportReading'];

export const settings: Reading['settings'] = {
  currency: 'USD',
  size_unit: 'cm',
  weight_unit: 'kg',
  size_order: 'height_width',
  category_id: 'cat_painting',
};

export const send = (
  seller: Pick<Seller, 'call'>,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
) => seller.call({ method: 'POST', url: `/product/imports${path}`, body, headers });

/** Sends a sheet; its first line names the fields. */
export async function createImport(seller: Seller, [headers = [], ...rows]: string[][]): Promise<Import> {
  const body = { file_name: 'inventory.csv', headers, row_count: rows.length };
  const started = await send(seller, '', body);
  expect(started.statusCode, started.body).toBe(201);
  const { id } = started.json().data;
  let answer = started;
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500).map((cells, index) => ({ number: at + index + 2, cells }));
    answer = await send(seller, `/${id}/rows`, { rows: some });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return answer.json().data;
}

export async function getImport(seller: Seller, id: string): Promise<Import> {
  const answer = await seller.call({ url: `/product/imports/${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Waits until an import is not running. Large ones are polled less often, because polling slows them down. */
export async function waitForImport(seller: Seller, id: string): Promise<Import> {
  const { row_count: rows } = await getImport(seller, id);
  const isRunning = async () => ['checking', 'importing', 'undoing'].includes((await getImport(seller, id)).status);
  await expect.poll(isRunning, { interval: Math.max(20, rows / 5), timeout: 300_000 }).toBe(false);
  return getImport(seller, id);
}

/** Assigns the columns to the fields named in their headers, and waits for the checks. */
export async function check(seller: Seller, { id, headers }: Import, more: Partial<Reading> = {}): Promise<Import> {
  const columns = headers.map((field, column) => ({ column, field }));
  const answer = await send(seller, `/${id}/columns`, { columns, settings, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return waitForImport(seller, id);
}

export async function rowsOf(seller: Seller, id: string, query = ''): Promise<ImportRow[]> {
  const answer = await seller.call({ url: `/product/imports/${id}/rows?per_page=200${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** The errors of a row, by field. */
export const errorsOf = (row: ImportRow | undefined) =>
  Object.fromEntries(
    row?.cells.filter(({ errors }) => errors.length > 0).map(({ field, errors }) => [field, errors]) ?? [],
  );
