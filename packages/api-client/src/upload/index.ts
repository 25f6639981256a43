import type { components } from '@smart-art/openapi/product';
import { readAnswer } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { ApiError, noAnswer } from '../errors.ts';

export type UploadedImage = components['schemas']['Image'];

export interface UploadOptions {
  /** How much has left this machine, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The work to append the photographs to; without, they wait for a save to name them. */
  productId?: string;
}

export type UploadProductImages = (files: File[], options?: UploadOptions) => Promise<UploadedImage[]>;

/** An upload that moves no byte for so long has failed; a slow one has not. */
const STALL_MS = 60_000;

const progressSteps = (onProgress: (share: number) => void) => (event: ProgressEvent) => {
  if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
};

/**
 * The sender of photographs. XMLHttpRequest, because fetch tells nothing of an upload's progress; the same headers, the
 * same ApiError and the same rule of a 401 as the clients.
 */
export function createUploader(connection: Connection): UploadProductImages {
  return (files, { onProgress, signal, productId } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(noAnswer(signal.reason, true));
        return;
      }
      const token = connection.getToken();
      const request = new XMLHttpRequest();
      const stalled = () => {
        settle(() => reject(noAnswer(new Error('The upload stalled.'), false)));
        request.abort();
      };
      let timer = setTimeout(stalled, STALL_MS);
      const moved = () => {
        clearTimeout(timer);
        timer = setTimeout(stalled, STALL_MS);
      };
      const abort = () => request.abort();
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        finish();
      };

      request.upload.addEventListener('progress', moved);
      if (onProgress) request.upload.addEventListener('progress', progressSteps(onProgress));
      request.addEventListener('error', () => settle(() => reject(noAnswer(undefined, false))));
      request.addEventListener('abort', () => settle(() => reject(noAnswer(signal?.reason, true))));
      request.addEventListener('load', () =>
        settle(() => {
          try {
            const header = (name: string) => request.getResponseHeader(name);
            const body = readAnswer({ status: request.status, header, text: request.responseText });
            resolve(imagesOf(body));
          } catch (error) {
            connection.refused(error, token);
            reject(error);
          }
        }),
      );
      signal?.addEventListener('abort', abort);

      const form = new FormData();
      if (productId) form.append('product_id', productId);
      for (const file of files) form.append('files', file, file.name);
      request.open('POST', `${connection.productUrl.replace(/\/$/, '')}/product/update-images-files`);
      for (const [name, value] of Object.entries(connection.headers(token))) request.setRequestHeader(name, value);
      request.send(form);
    });
}

function imagesOf(body: Record<string, unknown>): UploadedImage[] {
  if (!Array.isArray(body.images)) throw new ApiError({ kind: 'malformed', status: 201 });
  return body.images;
}
