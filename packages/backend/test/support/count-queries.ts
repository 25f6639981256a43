/** Counts what is asked of the database, on whichever it is, by what was called and not by what runs beside it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

const asked = new AsyncLocalStorage<string[]>();

export interface Watched {
  /** Does something between the answer of the next query that has a text in it and whoever asked for it. */
  holdNext(text: string, meanwhile: () => Promise<void>): { wasHeld(): boolean };
  restore(): void;
}

/** Where queries go through, below everything of ours: those of a pool's client, and those of the embedded database. */
export function watchQueries(): Watched {
  let held: { text: string; meanwhile: () => Promise<void> } | undefined;
  /** @returns what to wait for before the query's answer is given */
  const note = (query: unknown): (() => Promise<void>) | undefined => {
    const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
    // A bare Sync of the protocol has no text, and asks nothing.
    if (text === undefined) return undefined;
    asked.getStore()?.push(text);
    if (!held || !text.includes(held.text)) return undefined;
    const { meanwhile } = held;
    held = undefined;
    return meanwhile;
  };
  const { query, transaction } = PGlite.prototype;
  const client = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spies = [
    vi.spyOn(PGlite.prototype, 'query').mockImplementation(async function (this: PGlite, ...given) {
      const meanwhile = note(given[0]);
      const result = await query.apply(this, given);
      await meanwhile?.();
      return result as never;
    }),
    vi.spyOn(PGlite.prototype, 'transaction').mockImplementation(function (this: PGlite, work) {
      note('begin');
      return transaction.call(this, work) as never;
    }),
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      const meanwhile = note(given[0]);
      const answered = given.at(-1);
      if (!meanwhile || typeof answered !== 'function') return client.apply(this, given) as never;
      const later = (...answer: unknown[]) => void meanwhile().then(() => answered(...answer));
      return client.apply(this, [...given.slice(0, -1), later]) as never;
    }),
  ];
  return {
    holdNext(text, meanwhile) {
      const own = { text, meanwhile };
      held = own;
      return { wasHeld: () => held !== own };
    },
    restore() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** @returns the queries that something asks */
export async function queriesOf(act: () => PromiseLike<unknown>): Promise<string[]> {
  const queries: string[] = [];
  // Begun here: a request to be injected is sent when it is waited for.
  await asked.run(queries, async () => {
    await act();
  });
  return queries;
}
