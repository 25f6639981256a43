import { expect, test } from 'vitest';
import type { DraftStore } from './draft.ts';
import { perTab } from './per-tab.ts';

/** A device with several tabs: they share one store and one set of locks. */
function device() {
  const entries = new Map<string, unknown>();
  const taken = new Set<string>();
  const store: DraftStore = {
    get: async (key) => entries.get(key),
    set: async (key, value) => void entries.set(key, value),
    del: async (key) => void entries.delete(key),
  };
  const request = async (name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) => {
    if (taken.has(name)) return run(null);
    taken.add(name);
    try {
      return await run({ name, mode: 'exclusive' });
    } finally {
      taken.delete(name);
    }
  };
  const open = (memory = new Map<string, string>()) =>
    perTab({
      store,
      locks: { request } as Pick<LockManager, 'request'>,
      memory: { getItem: (name) => memory.get(name) ?? null, setItem: (name, value) => void memory.set(name, value) },
    });
  return { entries, store, open };
}

test('two tabs with the same form have a draft each', async () => {
  const { open, entries } = device();
  const [one, other] = [open(), open()];
  expect(await one.get('form')).toBeUndefined();
  await one.set('form', 'in the first');
  expect(await other.get('form')).toBeUndefined();
  await other.set('form', 'in the second');
  await one.set('form', 'more in the first');
  expect([...entries.values()]).toEqual(['more in the first', 'in the second']);
  expect(await one.get('form')).toBe('more in the first');
  expect(await other.get('form')).toBe('in the second');
});

test('opening a form takes a draft that no tab has open and lists the others', async () => {
  const { open } = device();
  const [one, other] = [open(), open()];
  await one.get('form');
  await one.set('form', 'first');
  await other.get('form');
  await other.set('form', 'second');
  expect(await one.others('form')).toEqual([]);
  await other.leave('form');
  expect(await one.others('form')).toMatchObject([{ value: 'second' }]);
  await one.leave('form');

  const later = open();
  expect(await later.get('form')).toBe('first');
  const [rest] = await later.others('form');
  expect(rest?.value).toBe('second');
  expect(await later.moveTo('form', rest?.place ?? '')).toBe(true);
  expect(await later.get('form')).toBe('second');
  expect(await later.others('form')).toMatchObject([{ value: 'first' }]);
  await later.del('form');
  await later.leave('form');
  expect(await open().get('form')).toBe('first');
});

test('a draft open in another tab cannot be taken', async () => {
  const { open } = device();
  const [one, other] = [open(), open()];
  await one.get('form');
  await one.set('form', 'first');
  await other.get('form');
  expect(await other.moveTo('form', 'form')).toBe(false);
});

test('a reloaded tab continues its own draft', async () => {
  const { open } = device();
  const memory = new Map<string, string>();
  const [one, other] = [open(), open(memory)];
  await one.get('form');
  await one.set('form', 'first');
  await other.get('form');
  await other.set('form', 'second');
  await one.leave('form');
  await other.leave('form');
  expect(await open(memory).get('form')).toBe('second');
});

test('writing without reading first does not overwrite an existing draft', async () => {
  const { open, entries } = device();
  entries.set('form', 'of yesterday');
  await open().set('form', 'of today');
  expect([...entries.values()]).toEqual(['of yesterday', 'of today']);
});

test('failing storage leaves nothing locked', async () => {
  const { store, open } = device();
  const { get } = store;
  store.get = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const tab = open();
  await expect(tab.get('form')).rejects.toMatchObject({ name: 'SecurityError' });
  await expect(tab.set('form', 'typed')).rejects.toMatchObject({ name: 'SecurityError' });
  store.get = get;
  const other = open();
  await other.set('form', 'in another tab');
  expect(await open().others('form')).toEqual([]);
  await other.leave('form');
  expect(await open().get('form')).toBe('in another tab');
});

test('uses a single draft without the Locks API', async () => {
  const { store } = device();
  const memory = { getItem: () => null, setItem: () => {} };
  const drafts = perTab({ store, locks: undefined, memory });
  await drafts.set('form', 'first');
  expect(await drafts.get('form')).toBe('first');
  expect(await drafts.others('form')).toEqual([]);
});
