/** The embedded database runs on the main thread and must not starve the event loop. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guarded } from '../src/db/embedded.ts';

/** More queries than are ever needed: a chain that is never interrupted reaches this and fails the test. */
const most = 3000;

let database: PGlite;
beforeAll(async () => {
  database = guarded(await PGlite.create(), () => {});
  await database.query('create table written (who text, value int)');
});
afterAll(() => database.close());

/** Runs one query after the other until stopped. @returns how many were answered */
async function chain(query: () => Promise<unknown>, isOver: () => boolean): Promise<number> {
  let count = 0;
  for (; count < most && !isOver(); count++) await query();
  return count;
}

const select = () => database.query('select 1');

describe('embedded database under continuous load', () => {
  it('lets timers run, also during a transaction', async () => {
    for (const run of [
      (isOver: () => boolean) => chain(select, isOver),
      (isOver: () => boolean) => database.transaction((tx) => chain(() => tx.query('select 1'), isOver)),
    ]) {
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, 1);
      expect(await run(() => isOver)).toBeLessThan(most);
    }
  });

  it('accepts new connections between queries', async () => {
    const accepted: Socket[] = [];
    const server = createServer((socket) => accepted.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    const isOver = () => accepted.length === clients.length;
    const callers = await Promise.all(Array.from({ length: 10 }, () => chain(select, isOver)));
    expect(accepted).toHaveLength(clients.length);
    expect(Math.max(...callers)).toBeLessThan(most);
    for (const socket of [...clients, ...accepted]) socket.destroy();
    server.close();
  });

  it('answers callers in order, one per event loop turn', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const answered: [number, number][] = [];
    const selectAs = async (caller: number) => {
      await select();
      answered.push([caller, turns]);
    };
    await Promise.all(Array.from({ length: 50 }, (_, caller) => selectAs(caller)));
    isOver = true;
    expect(answered.map(([caller]) => caller)).toEqual(Array.from({ length: 50 }, (_, caller) => caller));
    expect(new Set(answered.map(([, turn]) => turn)).size).toBe(50);
  });

  it('isolates transactions from concurrent reads and writes', async () => {
    const write = (who: string) =>
      database.transaction(async (tx) => {
        for (let value = 0; value < 5; value++) await tx.query('insert into written values ($1, $2)', [who, value]);
      });
    const counts: number[] = [];
    const readCount = async () => {
      const { rows } = await database.query<{ count: number }>('select count(*)::int as count from written');
      counts.push(rows[0]?.count ?? -1);
    };
    await Promise.all(['a', 'b', 'c'].flatMap((who) => [readCount(), write(who), readCount()]));
    expect(counts).toEqual([0, 5, 5, 10, 10, 15]);
  });

  it('continues after a failed query or transaction', async () => {
    const failed = database.transaction(async (tx) => {
      await tx.query('insert into written values (null, 99)');
      throw new Error('changed my mind');
    });
    const wrong = database.query('select nonsense');
    const next = database.query('select * from written where value = 99');
    await expect(failed).rejects.toThrow('changed my mind');
    await expect(wrong).rejects.toThrow('nonsense');
    expect((await next).rows).toEqual([]);
  });
});
