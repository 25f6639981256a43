import { describe, expect, it, vi } from 'vitest';
import type { Listener } from '../db/listen.ts';
import { everybody, openMemory } from './memory.ts';

/** A cache, a fake database of numbers behind it, and that database's change notifications. */
async function openTestCache(most = 10) {
  let listener: Listener | undefined;
  const memory = await openMemory({
    async listen(_channel, given) {
      listener = given;
      given.onStatus(true);
      return { caughtUp: async () => {}, close: async () => given.onStatus(false) };
    },
  });
  const part = memory.part<number>('numbers', most);
  const stored = new Map<string, number>();
  const reads: string[] = [];
  const recall = (person: string, during: () => void = () => {}) =>
    part.recall(
      person,
      (value) => value >= 0,
      async () => {
        reads.push(person);
        const value = stored.get(person);
        during();
        return value === undefined ? undefined : { person, value };
      },
    );
  const commit = (person: string, value: number) => {
    stored.set(person, value);
    listener?.onNotification(person);
  };
  return { memory, part, stored, reads, recall, commit, listener: () => listener };
}

describe('cached value', () => {
  it('is read once, and again after a change notification for that person', async () => {
    const { recall, commit, reads, part } = await openTestCache();
    commit('a', 1);
    commit('b', 2);
    expect([await recall('a'), await recall('a'), await recall('b'), await recall('b')]).toEqual([1, 1, 2, 2]);
    commit('a', 3);
    expect([await recall('a'), await recall('a'), await recall('b')]).toEqual([3, 3, 2]);
    expect(reads).toEqual(['a', 'b', 'a']);
    expect([part.hits, part.misses]).toEqual([4, 3]);
  });

  it('is not used after a change notification for everybody', async () => {
    const { recall, commit, stored, reads } = await openTestCache();
    commit('a', 1);
    await recall('a');
    stored.set('a', 2);
    commit(everybody, 0);
    expect(await recall('a')).toBe(2);
    expect(reads).toEqual(['a', 'a']);
  });

  it('is not stored if a change notification arrives during the read', async () => {
    const { recall, commit, reads } = await openTestCache();
    commit('a', 1);
    // The query has already read 1.
    expect(await recall('a', () => commit('a', 2))).toBe(1);
    expect([await recall('a'), await recall('a')]).toEqual([2, 2]);
    expect(reads).toEqual(['a', 'a']);
  });

  it('is not overwritten by an older read', async () => {
    const { part, commit } = await openTestCache();
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

  it('is not used while notifications are interrupted, nor from before the interruption', async () => {
    const { recall, commit, stored, reads, listener, memory } = await openTestCache();
    commit('a', 1);
    await recall('a');
    listener()?.onStatus(false);
    expect(memory.isListening()).toBe(false);
    expect([await recall('a'), await recall('a')]).toEqual([1, 1]);
    expect(reads).toHaveLength(3);
    stored.set('a', 2);
    // A value read during reconnection may be from before it.
    expect(await recall('a', () => listener()?.onStatus(true))).toBe(2);
    expect([await recall('a'), await recall('a')]).toEqual([2, 2]);
    expect(reads).toHaveLength(5);
  });

  it('is not used once it is outdated, and a missing value is not cached', async () => {
    const { recall, commit, stored, reads } = await openTestCache();
    expect([await recall('a'), await recall('a')]).toEqual([undefined, undefined]);
    commit('a', -1);
    await recall('a');
    stored.set('a', 1);
    expect(await recall('a')).toBe(1);
    expect(reads).toHaveLength(4);
  });

  it('is evicted when it is the least recently used', async () => {
    const { recall, commit, reads } = await openTestCache(2);
    for (const person of ['a', 'b', 'c']) commit(person, 1);
    await recall('a');
    await recall('b');
    await recall('a');
    await recall('c');
    await recall('a');
    expect(reads).toEqual(['a', 'b', 'c']);
    await recall('b');
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('stays correct when more people change than are tracked', async () => {
    const { recall, commit, stored, reads } = await openTestCache();
    commit('a', 1);
    await recall('a');
    commit('a', 2);
    for (let person = 0; person < 20_001; person++) commit(`other-${person}`, 0);
    expect(await recall('a')).toBe(2);
    expect(await recall('a')).toBe(2);
    stored.set('a', 3);
    expect(await recall('a')).toBe(2);
    expect(reads).toEqual(['a', 'a']);
  });
});

describe('concurrent reads', () => {
  const always = () => true;

  /** A cache whose reads end when told to. */
  async function openSlowCache() {
    const { part, commit } = await openTestCache();
    const reads: PromiseWithResolvers<{ person: string; value: number }>[] = [];
    const recall = (person?: string, isGood: (value: number) => boolean = always) =>
      part.recall(
        'a',
        isGood,
        () => {
          const read = Promise.withResolvers<{ person: string; value: number }>();
          reads.push(read);
          return read.promise;
        },
        person,
      );
    const end = (index: number, value: number) => reads[index]?.resolve({ person: 'a', value });
    return { commit, reads, recall, end };
  }

  it('of the same value are one', async () => {
    const { reads, recall, end } = await openSlowCache();
    const all = Promise.all([recall('a'), recall('a'), recall()]);
    end(0, 1);
    expect(await all).toEqual([1, 1, 1]);
    expect(reads).toHaveLength(1);
  });

  it('are one although another person has changed, if the person is known', async () => {
    const { commit, reads, recall, end } = await openSlowCache();
    const first = recall('a');
    commit('b', 1);
    const [second, third] = [recall('a'), recall()];
    end(0, 1);
    end(1, 2);
    expect(await Promise.all([first, second, third])).toEqual([1, 1, 2]);
    expect(reads).toHaveLength(2);
  });

  it('are separate after a change of the person', async () => {
    const { commit, reads, recall, end } = await openSlowCache();
    const first = recall('a');
    commit('a', 2);
    const [second, third] = [recall('a'), recall('a')];
    end(0, 1);
    end(1, 2);
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 2]);
    expect(reads).toHaveLength(2);
  });

  it('do not share an outdated value or a failure of a later read', async () => {
    const { reads, recall, end } = await openSlowCache();
    const [first, second] = [recall('a'), recall('a', (value) => value > 1)];
    end(0, 1);
    expect(await first).toBe(1);
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.reject(new Error('lost'));
    await expect(second).rejects.toThrow('lost');
    const third = recall('a', (value) => value > 1);
    end(2, 2);
    expect(await third).toBe(2);
  });
});
