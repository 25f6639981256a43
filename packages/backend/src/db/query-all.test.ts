import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Queries } from './database.ts';
import { queryAll } from './query-all.ts';
import { knownFromInside } from './transaction-context.ts';

/** Records the order in which two queries begin and end. */
async function runBoth(): Promise<string[]> {
  const order: string[] = [];
  const query = (name: string) => async () => {
    order.push(`${name} begins`);
    await turn();
    order.push(`${name} ends`);
    return name;
  };
  expect(await queryAll({ one: query('one'), two: query('two') })).toEqual({ one: 'one', two: 'two' });
  return order;
}

const oneAfterTheOther = ['one begins', 'one ends', 'two begins', 'two ends'];

it('runs queries concurrently outside a transaction', async () => {
  expect(await runBoth()).toEqual(['one begins', 'two begins', 'one ends', 'two ends']);
});

it('runs queries one after the other inside a transaction', async () => {
  const queries = knownFromInside({ transaction: (work: () => Promise<unknown>) => work() } as unknown as Queries);
  expect(await queries.transaction(() => runBoth())).toEqual(oneAfterTheOther);
});

it('rejects with the error of a failed query', async () => {
  const failing = async () => {
    throw new Error('gone');
  };
  await expect(queryAll({ one: async () => 1, two: failing })).rejects.toThrow('gone');
});
