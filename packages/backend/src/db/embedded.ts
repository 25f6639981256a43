/** Shares PGlite between callers: one at a time, each in its own turn of the event loop. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import pLimit from 'p-limit';
import { transactionIdleLimit } from '../constants.ts';
import { findMisuse, type ReportMisuse } from './transaction-context.ts';

/** A transaction held the only connection without running a query. */
export class TransactionTimeout extends Error {}

interface Watch {
  /** Rejects if the transaction was idle for too long. */
  expired: Promise<never>;
  /** Runs a query of the transaction. */
  busy<Result>(query: () => Promise<Result>): Promise<Result>;
  end(): void;
}

function watchIdle(limit: number): Watch {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  // Avoid an unhandled rejection if the transaction has already ended.
  expired.catch(() => {});
  let timer: NodeJS.Timeout;
  const rest = () => {
    timer = setTimeout(() => {
      reject(new TransactionTimeout(`a transaction asked nothing for ${limit} ms and was rolled back`));
    }, limit).unref();
  };
  rest();
  return {
    expired,
    async busy(query) {
      clearTimeout(timer);
      try {
        return await query();
      } finally {
        rest();
      }
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * PGlite runs on the main thread and answers in microtasks: without a pause, one turn of the event loop would serve all
 * ready requests but accept only one connection. So each query gets its own turn. Callers queue here, in order, while a
 * transaction runs.
 *
 * @param report called for a query outside an open transaction but in its context, which fails because it would
 * deadlock
 */
export function guarded(pglite: PGlite, report: ReportMisuse, idleLimit: number = transactionIdleLimit): PGlite {
  const oneAtATime = pLimit(1);
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const misuse = findMisuse('a query');
    if (misuse) {
      report(misuse);
      throw misuse;
    }
    return oneAtATime(async () => {
      await nextTurn();
      return work();
    });
  };
  const query: PGlite['query'] = async (...args) => alone(() => pglite.query(...args));
  const transaction: PGlite['transaction'] = async (work) =>
    alone(() =>
      pglite.transaction(async (tx) => {
        const watch = watchIdle(idleLimit);
        const watched: Transaction['query'] = (...args) =>
          watch.busy(async () => {
            await nextTurn();
            return tx.query(...args);
          });
        try {
          return await Promise.race([work({ ...tx, query: watched }), watch.expired]);
        } finally {
          watch.end();
        }
      }),
    );
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'query') return query;
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
