import { ApiError, isTransient } from '../errors.ts';

/** Retries of a call that may be repeated, on network failures and 5xx only. */
const RETRIES = 2;

/** Whether react-query asks again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isTransient(error);
}

/** Milliseconds until it does: the server's wish, else 0.5 s, 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const wish = error instanceof ApiError ? error.retryAfter : undefined;
  return wish === undefined ? 500 * 2 ** failures : Math.min(wish, 30) * 1000;
}
