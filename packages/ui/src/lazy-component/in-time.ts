/** Timeout in ms for loading a lazy component (001 section 9). */
export const LOAD_TIMEOUT_MS = 120_000;

/** A lazy component did not load in time. */
export class LoadTimeout extends Error {
  override name = 'LoadTimeout';
}

/**
 * Adds a timeout to a download: a stalled connection never rejects.
 * @throws LoadTimeout on timeout; the download's own error if it fails earlier
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout('A part did not come in time.')), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
