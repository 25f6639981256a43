/** Detects code running inside a transaction, which must not wait for anything but its own queries. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './database.ts';

interface OpenTransaction {
  isOpen: boolean;
  /** True if no other requests can be delayed by it. */
  isAlone: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** A slow call inside a transaction that should happen before or after it: a bug. */
export class InsideTransaction extends Error {
  /** @param what kind of call, such as `a query` */
  constructor(what: string) {
    super(`${what} inside a transaction that is not its own: do it before or after`);
  }
}

/** Called for every misuse, even if the caller catches the error. */
export type ReportMisuse = (error: InsideTransaction) => void;

/** Runs a callback during which {@link findMisuse} reports all calls made from it. */
async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true, isAlone: false };
  try {
    return await current.run(transaction, work);
  } finally {
    // Async work that was started inside but not awaited may query again from now on.
    transaction.isOpen = false;
  }
}

/** Tracks the transactions of these queries, so that queries outside of them can be detected. */
export function knownFromInside(queries: Queries): Queries {
  const begin = queries.transaction.bind(queries);
  queries.transaction = (work, config) => begin((tx) => insideTransaction(() => work(tx)), config);
  return queries;
}

/**
 * Allows slow calls to ports and files in the current transaction; for startup, before requests are served. Queries
 * outside the transaction are still rejected.
 */
export function allowSlowCalls(): void {
  const transaction = current.getStore();
  if (transaction) transaction.isAlone = true;
}

/** @returns the error to report if the current async context has an open transaction */
export function findMisuse(what: string): InsideTransaction | undefined {
  return current.getStore()?.isOpen ? new InsideTransaction(what) : undefined;
}

/**
 * Wraps an object with slow methods, such as a port, and reports calls inside a transaction.
 *
 * @param name used in the report
 * @param quick methods that only calculate
 * @param report may throw to reject the call
 */
export function watchedOutside<Watched extends object>(
  watched: Watched,
  name: string,
  report: ReportMisuse,
  quick: readonly (keyof Watched)[] = [],
): Watched {
  return new Proxy(watched, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const isFree = quick.some((one) => one === key) || current.getStore()?.isAlone;
        const misuse = isFree ? undefined : findMisuse(`${name}.${String(key)}`);
        if (misuse) report(misuse);
        return Reflect.apply(value, target, given);
      };
    },
  });
}
