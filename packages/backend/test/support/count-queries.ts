/** Counts the database queries of an action, on either database, without those of concurrent code. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

const queryLog = new AsyncLocalStorage<string[]>();

export interface QueryWatcher {
  /** Runs `meanwhile` after the next query that contains the text, before its caller gets the result. */
  pauseNext(text: string, meanwhile: () => Promise<void>): { wasPaused(): boolean };
  restore(): void;
}

/** Intercepts queries at the lowest level: of the pool's clients and of the embedded database. */
export function watchQueries(): QueryWatcher {
  let pending: { text: string; meanwhile: () => Promise<void> } | undefined;
  /** @returns what to run before the result is returned */
  const record = (query: unknown): (() => Promise<void>) | undefined => {
    const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
    // A Sync message of the protocol is no query.
    if (text === undefined) return undefined;
    queryLog.getStore()?.push(text);
    if (!pending || !text.includes(pending.text)) return undefined;
    const { meanwhile } = pending;
    pending = undefined;
    return meanwhile;
  };
  const { query, transaction } = PGlite.prototype;
  const client = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spies = [
    vi.spyOn(PGlite.prototype, 'query').mockImplementation(async function (this: PGlite, ...args) {
      const meanwhile = record(args[0]);
      const result = await query.apply(this, args);
      await meanwhile?.();
      return result as never;
    }),
    vi.spyOn(PGlite.prototype, 'transaction').mockImplementation(function (this: PGlite, work) {
      record('begin');
      return transaction.call(this, work) as never;
    }),
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const meanwhile = record(args[0]);
      const callback = args.at(-1);
      if (!meanwhile || typeof callback !== 'function') return client.apply(this, args) as never;
      const later = (...results: unknown[]) => void meanwhile().then(() => callback(...results));
      return client.apply(this, [...args.slice(0, -1), later]) as never;
    }),
  ];
  return {
    pauseNext(text, meanwhile) {
      const own = { text, meanwhile };
      pending = own;
      return { wasPaused: () => pending !== own };
    },
    restore() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** @returns the queries that an action sends */
export async function queriesOf(act: () => PromiseLike<unknown>): Promise<string[]> {
  const queries: string[] = [];
  // Awaited in here, because an injected request is only sent when it is awaited.
  await queryLog.run(queries, async () => {
    await act();
  });
  return queries;
}
