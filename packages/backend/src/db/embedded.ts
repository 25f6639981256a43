/** PGlite, shared by one caller at a time, each in a turn of the event loop of its own. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import pLimit from 'p-limit';
import { transactionIdleLimit } from '../constants.ts';
import { findMisuse, type ReportMisuse } from './transaction-context.ts';

/** A transaction held the only connection without asking anything of it. */
export class TransactionTimeout extends Error {}

interface Watch {
  /** Rejects when nothing was asked for too long. */
  expired: Promise<never>;
  /** Runs a query of the transaction. */
  busy<Result>(query: () => Promise<Result>): Promise<Result>;
  end(): void;
}

function watchIdle(limit: number): Watch {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  // Nobody waits for it while the transaction itself has ended.
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
 * PGlite answers on the main thread and in microtasks: asked without a pause, one turn of the event loop would answer
 * every request that is ready, and accept one new connection. So each query has a turn to itself. Who comes while
 * another one's transaction runs waits here, in order.
 *
 * @param report told of a query beside an open transaction, which is refused: it would wait for itself for ever
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
  const query: PGlite['query'] = async (...asked) => alone(() => pglite.query(...asked));
  const transaction: PGlite['transaction'] = async (work) =>
    alone(() =>
      pglite.transaction(async (tx) => {
        const watch = watchIdle(idleLimit);
        const ask: Transaction['query'] = (...asked) =>
          watch.busy(async () => {
            await nextTurn();
            return tx.query(...asked);
          });
        try {
          return await Promise.race([work({ ...tx, query: ask }), watch.expired]);
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
