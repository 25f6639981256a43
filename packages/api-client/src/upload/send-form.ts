import { readAnswer } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { noAnswer } from '../errors.ts';

/** An upload fails after this time without progress. A slow one may take longer. */
const STALL_MS = 60_000;

export interface Sending {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  /** Share of the bytes sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const progressSteps = (onProgress: (share: number) => void) => (event: ProgressEvent) => {
  if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
};

/**
 * Sends a form once. Uses XMLHttpRequest because fetch reports no upload progress. Headers, ApiError and handling of a
 * 401 are the same as in the clients.
 *
 * @returns the body of a 2xx
 */
export function sendForm(
  connection: Connection,
  { url, form, headers, onProgress, signal }: Sending,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
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
          resolve(readAnswer({ status: request.status, header, text: request.responseText }));
        } catch (error) {
          connection.endSessionOn401(error, token);
          reject(error);
        }
      }),
    );
    signal?.addEventListener('abort', abort);

    request.open('POST', url);
    const all = { ...connection.headers(token), ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.send(form);
  });
}
