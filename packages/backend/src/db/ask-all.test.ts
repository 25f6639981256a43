import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askAll } from './ask-all.ts';
import type { Queries } from './database.ts';
import { knownFromInside } from './transaction-context.ts';

/** Records the order in which two queries begin and end. */
async function asked(): Promise<string[]> {
  const order: string[] = [];
  const question = (name: string) => async () => {
    order.push(`${name} begins`);
    await turn();
    order.push(`${name} ends`);
    return name;
  };
  expect(await askAll({ one: question('one'), two: question('two') })).toEqual({ one: 'one', two: 'two' });
  return order;
}

const oneAfterTheOther = ['one begins', 'one ends', 'two begins', 'two ends'];

it('asks at once where each question has a connection', async () => {
  expect(await asked()).toEqual(['one begins', 'two begins', 'one ends', 'two ends']);
});

it('asks one after the other inside a transaction', async () => {
  const queries = knownFromInside({ transaction: (work: () => Promise<unknown>) => work() } as unknown as Queries);
  expect(await queries.transaction(() => asked())).toEqual(oneAfterTheOther);
});

it('fails with the error of a question', async () => {
  const failing = async () => {
    throw new Error('gone');
  };
  await expect(askAll({ one: async () => 1, two: failing })).rejects.toThrow('gone');
});
