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

/** The seller's imports and their results, latest first. */
export const listImports = (product: ProductClient) =>
  queryOptions({
    queryKey: ['imports', 'list'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/imports', { signal }))).data,
  });

/** The state of an import. */
export const getImport = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['imports', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/imports/{id}', { params: { path: { id } }, signal }))).data,
  });

/** A page of an import's rows with their errors, in the order of the spreadsheet. */
export const listImportRows = (product: ProductClient, id: string, params: ListImportRowsParams) =>
  queryOptions({
    queryKey: ['imports', 'rows', id, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/imports/{id}/rows', { params: { path: { id }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Store the response at once: if the connection drops right after it, a running import must still be polled. */
const know = ({ data }: { data: Import }, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
  client.setQueryData(['imports', 'details', data.id], data);
};

export interface CreateImport {
  body: NewImport;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Creates an import; its rows follow. The idempotency key makes it safe to repeat. */
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
  /** At most 500 rows, and less than a megabyte in all. */
  rows: NewImportRow[];
}

/** Sends rows. Rows that were sent before are ignored, so network failures are retried. */
export const addImportRows = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['addImportRows'],
    mutationFn: ({ id, rows }: AddImportRows) =>
      dataOf(product.POST('/imports/{id}/rows', { params: { path: { id } }, body: { rows } })),
    retry: shouldRetry,
    retryDelay,
  });

/** Maps the columns; then every row is validated. */
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
  /** Row number in the spreadsheet. */
  number: number;
  body: ImportRowChange;
}

/** Overwrites cells of a row, or skips the row, and validates it again. Safe to repeat. */
export const fixImportRow = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['fixImportRow'],
    mutationFn: ({ id, number, body }: FixImportRow) =>
      dataOf(product.POST('/imports/{id}/rows/{number}', { params: { path: { id, number } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Adds uploaded photographs to an import; each goes to the row that names its file. */
export const addImportImages = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['addImportImages'],
    mutationFn: ({ id, imageIds }: { id: string; imageIds: string[] }) =>
      dataOf(product.POST('/imports/{id}/images', { params: { path: { id } }, body: { image_ids: imageIds } })),
    retry: shouldRetry,
    retryDelay,
  });

/** Starts creating works from the rows, or resumes it. */
export const startImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['startImport'],
    mutationFn: ({ id, leaveWrong }: { id: string; leaveWrong: boolean }) =>
      dataOf(product.POST('/imports/{id}/start', { params: { path: { id } }, body: { leave_wrong: leaveWrong } })),
    onSuccess: know,
    retry: shouldRetry,
    retryDelay,
  });

/** Stops an import; the works it has created remain. */
export const stopImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['stopImport'],
    mutationFn: (id: string) => dataOf(product.POST('/imports/{id}/stop', { params: { path: { id } } })),
    onSuccess: know,
  });

/** Moves the works of an import to the deleted list, except those changed or used since. */
export const undoImport = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['undoImport'],
    mutationFn: (id: string) => dataOf(product.POST('/imports/{id}/undo', { params: { path: { id } } })),
    onSuccess: know,
  });

/**
 * Removes an import; its works remain. Not found counts as success: the response to an earlier attempt was lost, or
 * another device removed it first.
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
