import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../session/storage.ts';
import { createDraft, type DraftStore } from './draft.ts';

interface Typed {
  title: string;
}
const denyStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};
const isDraft = (value: unknown): value is Typed => typeof (value as Typed | undefined)?.title === 'string';

function setUp(broken: Partial<DraftStore> = {}) {
  const entries = new Map<string, unknown>();
  const set = vi.fn(async (key: string, value: unknown) => void entries.set(key, value));
  const store: DraftStore = {
    get: async (key) => entries.get(key),
    set,
    del: async (key) => void entries.delete(key),
    ...broken,
  };
  return { entries, set, draft: createDraft<Typed>({ store, key: 'k', isDraft }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('draft', () => {
  test('writes only the last value of a burst', async () => {
    const { draft, set, entries } = setUp();
    for (const title of ['a', 'ab', 'abc']) draft.save({ title });
    expect(set).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(set).toHaveBeenCalledOnce();
    expect(entries.get('k')).toEqual({ title: 'abc' });
    expect(await draft.load()).toEqual({ title: 'abc' });
  });

  test('is written immediately on flush', async () => {
    const { draft, entries } = setUp();
    draft.save({ title: 'half' });
    await draft.flush();
    expect(entries.get('k')).toEqual({ title: 'half' });
  });

  test('stays discarded even with a pending or running write', async () => {
    const { draft, entries } = setUp();
    draft.save({ title: 'a' });
    void draft.flush();
    draft.save({ title: 'b' });
    await draft.discard();
    await vi.runAllTimersAsync();
    expect(entries.size).toBe(0);
  });

  test('is null when the stored value has another shape', async () => {
    const { draft, entries } = setUp();
    for (const odd of [null, 1, 'x', [], { name: 'x' }]) {
      entries.set('k', odd);
      expect(await draft.load()).toBeNull();
    }
  });

  test('tolerates failing storage', async () => {
    const deny = () => Promise.reject(new Error('blocked'));
    const { draft } = setUp({ get: deny, set: deny, del: deny });
    draft.save({ title: 'a' });
    await expect(draft.flush()).resolves.toBeUndefined();
    await expect(draft.discard()).resolves.toBeUndefined();
    expect(await draft.load()).toBeNull();
  });

  test('falls back to memory when storage fails and is reported as not written', async () => {
    const deny = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const store = { get: deny, set: deny, del: deny };
    const memory = openStore(denyStorage);
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
