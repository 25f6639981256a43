import { ApiError, isTransient } from '../errors.ts';

/** Retries of a call that may be repeated; network failures and 5xx only. */
const RETRIES = 2;

/** Whether react-query retries. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isTransient(error);
}

/** Milliseconds until the next retry: the server's Retry-After, else 0.5 s, 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const wish = error instanceof ApiError ? error.retryAfter : undefined;
  return wish === undefined ? 500 * 2 ** failures : Math.min(wish, 30) * 1000;
}
