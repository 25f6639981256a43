import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../session/storage.ts';
import { createDraft, type DraftStore } from './draft.ts';

interface Typed {
  title: string;
}
const refuseStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};
const isDraft = (value: unknown): value is Typed => typeof (value as Typed | undefined)?.title === 'string';

function setUp(broken: Partial<DraftStore> = {}) {
  const kept = new Map<string, unknown>();
  const set = vi.fn(async (key: string, value: unknown) => void kept.set(key, value));
  const store: DraftStore = {
    get: async (key) => kept.get(key),
    set,
    del: async (key) => void kept.delete(key),
    ...broken,
  };
  return { kept, set, draft: createDraft<Typed>({ store, key: 'k', isDraft }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  test('writes the last value of a burst, once', async () => {
    const { draft, set, kept } = setUp();
    for (const title of ['a', 'ab', 'abc']) draft.save({ title });
    expect(set).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(set).toHaveBeenCalledOnce();
    expect(kept.get('k')).toEqual({ title: 'abc' });
    expect(await draft.load()).toEqual({ title: 'abc' });
  });

  test('is written at once before leaving', async () => {
    const { draft, kept } = setUp();
    draft.save({ title: 'half' });
    await draft.flush();
    expect(kept.get('k')).toEqual({ title: 'half' });
  });

  test('stays discarded, even when a save was waiting or being written', async () => {
    const { draft, kept } = setUp();
    draft.save({ title: 'a' });
    void draft.flush();
    draft.save({ title: 'b' });
    await draft.discard();
    await vi.runAllTimersAsync();
    expect(kept.size).toBe(0);
  });

  test('of another shape is none', async () => {
    const { draft, kept } = setUp();
    for (const odd of [null, 1, 'x', [], { name: 'x' }]) {
      kept.set('k', odd);
      expect(await draft.load()).toBeNull();
    }
  });

  test('survives a device that refuses', async () => {
    const refuse = () => Promise.reject(new Error('blocked'));
    const { draft } = setUp({ get: refuse, set: refuse, del: refuse });
    draft.save({ title: 'a' });
    await expect(draft.flush()).resolves.toBeUndefined();
    await expect(draft.discard()).resolves.toBeUndefined();
    expect(await draft.load()).toBeNull();
  });

  test('is there again for the visit where the device refuses, and is said not to be kept', async () => {
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const store = { get: refuse, set: refuse, del: refuse };
    const memory = openStore(refuseStorage);
    const onWritten = vi.fn();
    const open = () => createDraft<Typed>({ store, key: 'k', isDraft, memory, onWritten });
    const left = open();
    left.save({ title: 'half' });
    await left.leave();
    expect(await open().load()).toEqual({ title: 'half' });
    expect(await open().load()).toEqual({ title: 'half' });
    expect(onWritten.mock.calls).toEqual([[false], [false], [false]]);
    await open().discard();
    expect(await open().load()).toBeNull();
  });
});
