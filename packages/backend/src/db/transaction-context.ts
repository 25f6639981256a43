/** Knows whether code runs inside a transaction, which may wait for nothing but its own queries. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './database.ts';

interface OpenTransaction {
  isOpen: boolean;
  /** Whether nobody else can be kept waiting by it. */
  isAlone: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Something was asked inside a transaction that must wait until it is over, or be done before it: a fault of ours. */
export class InsideTransaction extends Error {
  /** @param what was asked for, such as `a query` */
  constructor(what: string) {
    super(`${what} inside a transaction that is not its own: do it before or after`);
  }
}

/** Told of every use inside a transaction, also of one whose error somebody catches. */
export type ReportMisuse = (error: InsideTransaction) => void;

/** Until the work ends, {@link findMisuse} finds everything that is called from it. */
async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true, isAlone: false };
  try {
    return await current.run(transaction, work);
  } finally {
    // What was begun in it, but not waited for, may ask again from now on.
    transaction.isOpen = false;
  }
}

/** Queries whose transactions are known from inside: whatever asks beside one is found. */
export function knownFromInside(queries: Queries): Queries {
  const begin = queries.transaction.bind(queries);
  queries.transaction = (work, config) => begin((tx) => insideTransaction(() => work(tx)), config);
  return queries;
}

/**
 * Allows slow calls to ports and files in the current transaction: for the start, when no requests are served yet. Queries
 * outside the transaction are refused all the same.
 */
export function allowSlowCalls(): void {
  const transaction = current.getStore();
  if (transaction) transaction.isAlone = true;
}

/** @returns the error to report where a transaction of this asynchronous context is open */
export function findMisuse(what: string): InsideTransaction | undefined {
  return current.getStore()?.isOpen ? new InsideTransaction(what) : undefined;
}

/**
 * Watches something that takes its time outside the database, such as a port: calls inside a transaction are reported.
 *
 * @param name said in the report
 * @param quick methods that only calculate
 * @param report may throw, which refuses the call
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
