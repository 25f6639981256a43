import { describe, expect, it } from 'vitest';
import type { Listener } from '../db/listen.ts';
import { everybody, openMemory } from './memory.ts';

/** A cache, a fake database of numbers behind it, and that database's change notifications. */
async function remembering(most = 10) {
  let listener: Listener | undefined;
  const memory = await openMemory({
    async listen(_channel, given) {
      listener = given;
      given.listening(true);
      return { caughtUp: async () => {}, close: async () => given.listening(false) };
    },
  });
  const part = memory.part<number>('numbers', most);
  const stored = new Map<string, number>();
  const asked: string[] = [];
  const recall = (person: string, during: () => void = () => {}) =>
    part.recall(
      person,
      (value) => value >= 0,
      async () => {
        asked.push(person);
        const value = stored.get(person);
        during();
        return value === undefined ? undefined : { person, value };
      },
    );
  const commit = (person: string, value: number) => {
    stored.set(person, value);
    listener?.heard(person);
  };
  return { memory, part, stored, asked, recall, commit, listener: () => listener };
}

describe('what is remembered', () => {
  it('is read once, and again when a change of that person was heard', async () => {
    const { recall, commit, asked, part } = await remembering();
    commit('a', 1);
    commit('b', 2);
    expect([await recall('a'), await recall('a'), await recall('b'), await recall('b')]).toEqual([1, 1, 2, 2]);
    commit('a', 3);
    expect([await recall('a'), await recall('a'), await recall('b')]).toEqual([3, 3, 2]);
    expect(asked).toEqual(['a', 'b', 'a']);
    expect([part.hits, part.misses]).toEqual([4, 3]);
  });

  it('is not used after a change of everybody', async () => {
    const { recall, commit, stored, asked } = await remembering();
    commit('a', 1);
    await recall('a');
    stored.set('a', 2);
    commit(everybody, 0);
    expect(await recall('a')).toBe(2);
    expect(asked).toEqual(['a', 'a']);
  });

  it('is not what was read before a change that was heard while it was read', async () => {
    const { recall, commit, asked } = await remembering();
    commit('a', 1);
    // The query has already read 1.
    expect(await recall('a', () => commit('a', 2))).toBe(1);
    expect([await recall('a'), await recall('a')]).toEqual([2, 2]);
    expect(asked).toEqual(['a', 'a']);
  });

  it('is not what an older read brings after a newer one', async () => {
    const { part, commit } = await remembering();
    const slow = Promise.withResolvers<{ person: string; value: number }>();
    const first = part.recall(
      'a',
      () => true,
      () => slow.promise,
    );
    commit('a', 2);
    const read = (value: number) => async () => ({ person: 'a', value });
    expect(await part.recall('a', () => true, read(2))).toBe(2);
    slow.resolve({ person: 'a', value: 1 });
    expect(await first).toBe(1);
    expect(await part.recall('a', () => true, read(3))).toBe(2);
  });

  it('is nothing while no changes are heard, and nothing from before that', async () => {
    const { recall, commit, stored, asked, listener, memory } = await remembering();
    commit('a', 1);
    await recall('a');
    listener()?.listening(false);
    expect(memory.isListening()).toBe(false);
    expect([await recall('a'), await recall('a')]).toEqual([1, 1]);
    expect(asked).toHaveLength(3);
    stored.set('a', 2);
    // A value read during reconnection may be from before it.
    expect(await recall('a', () => listener()?.listening(true))).toBe(2);
    expect([await recall('a'), await recall('a')]).toEqual([2, 2]);
    expect(asked).toHaveLength(5);
  });

  it('is not used where time makes it wrong, and nothing is remembered of what is not found', async () => {
    const { recall, commit, stored, asked } = await remembering();
    expect([await recall('a'), await recall('a')]).toEqual([undefined, undefined]);
    commit('a', -1);
    await recall('a');
    stored.set('a', 1);
    expect(await recall('a')).toBe(1);
    expect(asked).toHaveLength(4);
  });

  it('is bounded: what was used longest ago goes', async () => {
    const { recall, commit, asked } = await remembering(2);
    for (const person of ['a', 'b', 'c']) commit(person, 1);
    await recall('a');
    await recall('b');
    await recall('a');
    await recall('c');
    await recall('a');
    expect(asked).toEqual(['a', 'b', 'c']);
    await recall('b');
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is right also when more people have changed than can be told apart', async () => {
    const { recall, commit, stored, asked } = await remembering();
    commit('a', 1);
    await recall('a');
    commit('a', 2);
    for (let person = 0; person < 20_001; person++) commit(`other-${person}`, 0);
    expect(await recall('a')).toBe(2);
    expect(await recall('a')).toBe(2);
    stored.set('a', 3);
    expect(await recall('a')).toBe(2);
    expect(asked).toEqual(['a', 'a']);
  });
});
