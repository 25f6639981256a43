/** A part that has not come after so many ms counts as one that failed (001 section 9). */
export const LOAD_TIMEOUT_MS = 120_000;

/** A part of the app did not come in time. */
export class LoadTimeout extends Error {
  override name = 'LoadTimeout';
}

/**
 * Waits for what is being downloaded, but not for ever: a connection that hangs says nothing of itself.
 * @throws LoadTimeout when it has not come in time; its own failure when that is earlier
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout('A part did not come in time.')), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
