import { keepPreviousData, type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import { ApiError } from '../errors.ts';
import type {
  Import,
  ImportReading,
  ImportRowChange,
  ListImportRowsParams,
  NewImport,
  NewImportRow,
} from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** What the seller has begun to import and what came of it, the latest first. */
export const listImports = (product: ProductClient) =>
  queryOptions({
    queryKey: ['imports', 'list'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/imports', { signal }))).data,
  });

/** How an import stands. */
export const getImport = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['imports', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/imports/{id}', { params: { path: { id } }, signal }))).data,
  });

/** A page of an import's rows, each with what is wrong with it, in the order of the sheet. */
export const listImportRows = (product: ProductClient, id: string, params: ListImportRowsParams) =>
  queryOptions({
    queryKey: ['imports', 'rows', id, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/imports/{id}/rows', { params: { path: { id }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** What the answer says is known at once: a line that breaks right after it must not leave a running import unwatched. */
const know = ({ data }: { data: Import }, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
  client.setQueryData(['imports', 'details', data.id], data);
};

export interface CreateImport {
  body: NewImport;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Begins an import; its rows follow. Its idempotency key makes it safe to repeat. */
export const createImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['createImport'],
    mutationFn: ({ body, idempotencyKey }: CreateImport) =>
      dataOf(product.POST('/imports', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface AddImportRows {
  id: string;
  /** At most 500, and less than a megabyte of them. */
  rows: NewImportRow[];
}

/** Sends rows. The same ones sent again are not taken twice, so network failures are retried. */
export const addImportRows = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['addImportRows'],
    mutationFn: ({ id, rows }: AddImportRows) =>
      dataOf(product.POST('/imports/{id}/rows', { params: { path: { id } }, body: { rows } })),
    retry: shouldRetry,
    retryDelay,
  });

/** Says what the columns are; every row is then checked. */
export const setImportColumns = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['setImportColumns'],
    mutationFn: ({ id, body }: { id: string; body: ImportReading }) =>
      dataOf(product.POST('/imports/{id}/columns', { params: { path: { id } }, body })),
    onSuccess: know,
    retry: shouldRetry,
    retryDelay,
  });

export interface FixImportRow {
  id: string;
  /** The row in the sheet. */
  number: number;
  body: ImportRowChange;
}

/** Writes over cells of a row, or leaves it out, and checks it again. The same again changes nothing. */
export const fixImportRow = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['fixImportRow'],
    mutationFn: ({ id, number, body }: FixImportRow) =>
      dataOf(product.POST('/imports/{id}/rows/{number}', { params: { path: { id, number } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Gives an import uploaded photographs; each goes to the row that names its file. */
export const addImportImages = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['addImportImages'],
    mutationFn: ({ id, imageIds }: { id: string; imageIds: string[] }) =>
      dataOf(product.POST('/imports/{id}/images', { params: { path: { id } }, body: { image_ids: imageIds } })),
    retry: shouldRetry,
    retryDelay,
  });

/** Begins to make works of the rows, or goes on with it. */
export const startImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['startImport'],
    mutationFn: ({ id, leaveWrong }: { id: string; leaveWrong: boolean }) =>
      dataOf(product.POST('/imports/{id}/start', { params: { path: { id } }, body: { leave_wrong: leaveWrong } })),
    onSuccess: know,
    retry: shouldRetry,
    retryDelay,
  });

/** Stops an import; what it has made stays. */
export const stopImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['stopImport'],
    mutationFn: (id: string) => dataOf(product.POST('/imports/{id}/stop', { params: { path: { id } } })),
    onSuccess: know,
  });

/** Moves what an import made to the deleted list, but for what has been changed or is used since. */
export const undoImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['undoImport'],
    mutationFn: (id: string) => dataOf(product.POST('/imports/{id}/undo', { params: { path: { id } } })),
    onSuccess: know,
  });

/**
 * Forgets an import; the works it made stay. One that is gone already is forgotten: the answer to an earlier try was lost,
 * or another device was first.
 */
export const removeImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeImport'],
    mutationFn: (id: string) =>
      dataOf(product.DELETE('/imports/{id}', { params: { path: { id } } })).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'not-found') return null;
        throw error;
      }),
  });
