import type { paths } from '@smart-art/openapi/product';
import type { Connection } from '../connection.ts';
import { retryDelay, shouldRetry } from '../queries/retry.ts';
import { sendForm } from './send-form.ts';

type FormOf<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody?: { content: { 'multipart/form-data': infer Form } } };
}
  ? Form
  : never;

/** The operations of the contract that take files. */
export type UploadPath = { [Path in keyof paths]: FormOf<Path> extends never ? never : Path }[keyof paths];

type Form<Path extends UploadPath> = FormOf<Path>;

/** Fields beside the files, by the contract's names; undefined and null are omitted. */
export type UploadFields<Path extends UploadPath> = {
  [Name in keyof Form<Path>]?: string | number | boolean | readonly string[] | null | undefined;
};

/** The files, by the contract's names: one, or several if the contract takes a list. */
export type UploadFiles<Path extends UploadPath> = {
  [Name in keyof Form<Path>]?: NonNullable<Form<Path>[Name]> extends readonly unknown[] ? readonly File[] : File;
};

type Answers<Path extends UploadPath> = paths[Path] extends { post: { responses: infer Responses } }
  ? Responses
  : never;

/** The body of a successful response. */
export type UploadAnswer<Path extends UploadPath> = {
  [Status in keyof Answers<Path> & (200 | 201)]: Answers<Path>[Status] extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : never;
}[keyof Answers<Path> & (200 | 201)];

export interface UploadControls {
  /** Share of the bytes sent so far, 0 to 1; starts from 0 again on a retry. */
  onProgress?: (share: number) => void;
  /** Cancels the upload and its retries. */
  signal?: AbortSignal;
  /** Values for `{name}` in the path. */
  params?: Readonly<Record<string, string>>;
  /** One key per user intent: see `createIntent`. With it, network failures and 5xx are retried. */
  idempotencyKey?: string;
  /** Version the user edited. The upload fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/**
 * Sends a form with files.
 *
 * @example await upload('/product/update-images-files', { product_id }, { files }, { onProgress, signal });
 * @throws ApiError
 */
export type Upload = <Path extends UploadPath>(
  path: Path,
  fields: UploadFields<Path>,
  files: UploadFiles<Path>,
  controls?: UploadControls,
) => Promise<UploadAnswer<Path>>;

function formOf(fields: object, files: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const one of [value].flat()) form.append(name, String(one));
  }
  // Files go last, so that a server that parses the stream already has the fields.
  for (const [name, value] of Object.entries(files)) {
    for (const file of [value].flat()) if (file instanceof File) form.append(name, file, file.name);
  }
  return form;
}

const fill = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });

/** Resolves after the given time, or at once if cancelled. */
const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });

/** Uploads forms with files, typed from the contract. */
export function createUpload(connection: Connection): Upload {
  const base = connection.productUrl.replace(/\/$/, '');
  return async (path, fields, files, controls = {}) => {
    const { onProgress, signal, params = {}, idempotencyKey, version } = controls;
    const headers = {
      ...(idempotencyKey === undefined ? null : { 'Idempotency-Key': idempotencyKey }),
      ...(version === undefined ? null : { 'If-Match': `"${version}"` }),
    };
    const form = formOf(fields, files);
    const url = `${base}${fill(path, params)}`;
    for (let failures = 0; ; failures += 1) {
      try {
        // The backend's tests check the response against the contract.
        return (await sendForm(connection, { url, form, headers, onProgress, signal })) as UploadAnswer<typeof path>;
      } catch (error) {
        if (idempotencyKey === undefined || !shouldRetry(failures, error)) throw error;
        await pause(retryDelay(failures, error), signal);
      }
    }
  };
}
