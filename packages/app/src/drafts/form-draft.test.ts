import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftStore } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { createFormDraft } from './form-draft.ts';

interface Typed {
  name: string;
  year: number | null;
  tags: string[];
  password: string;
  picture: File | null;
}
const blank: Typed = { name: '', year: null, tags: [], password: '', picture: null };

/** The part of useForm's store that drafts need. */
function formOf(initial: Typed) {
  let now = { values: initial, initial };
  const listeners = new Set<() => void>();
  const set = (values: Typed) => {
    now = { ...now, values };
    for (const listener of listeners) listener();
  };
  return {
    snapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    patch: (values: Partial<Typed>) => set({ ...now.values, ...values }),
    reset: () => set(now.initial),
  };
}

function device(broken: Partial<DraftStore> = {}) {
  const entries = new Map<string, unknown>();
  const store: DraftStore = {
    get: async (key) => entries.get(key),
    set: async (key, value) => void entries.set(key, value),
    del: async (key) => void entries.delete(key),
    ...broken,
  };
  return { entries, store };
}

const key = draftKey('edit-profile', 'usr_1');

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}

async function open(store: DraftStore, { initial = blank, omit = [] as (keyof Typed)[] } = {}) {
  const form = formOf(initial);
  const draft = createFormDraft({ form, store, key, omit, now: () => 1_000 });
  const end = draft.start();
  await vi.runAllTimersAsync();
  return { form, draft, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('form draft', () => {
  test('survives the page closing before the device has stored it', async () => {
    const { store, entries } = device();
    const tab = memory();
    const options = { key, memory: tab, now: () => 1_000 };
    const gone = formOf(blank);
    const quick = createFormDraft({ ...options, form: gone, store: { ...store, set: () => new Promise(() => {}) } });
    quick.start();
    await vi.runAllTimersAsync();
    gone.patch({ name: 'Typed last' });
    void quick.flush();

    const form = formOf(blank);
    createFormDraft({ ...options, form, store }).start();
    await vi.runAllTimersAsync();
    expect(form.snapshot().values.name).toBe('Typed last');
    expect(entries.get(key)).toMatchObject({ changes: { name: 'Typed last' } });
    expect(tab.entries.size).toBe(0);
  });

  test('survives the page closing before the stored draft is read, and overrides it', async () => {
    const { store, entries } = device();
    await store.set(key, { format: 1, writtenAt: 500, changes: { name: 'Older', year: 1999 } });
    const tab = memory();
    const options = { store, key, memory: tab, now: () => 1_000 };

    const gone = formOf(blank);
    const quick = createFormDraft({ ...options, form: gone, store: { ...store, get: () => new Promise(() => {}) } });
    quick.start();
    gone.patch({ name: 'Typed at once', password: 'hidden' });
    void quick.flush();
    expect(JSON.stringify([...tab.entries])).not.toContain('hidden');

    const form = formOf(blank);
    const draft = createFormDraft({ ...options, form });
    draft.start();
    await vi.runAllTimersAsync();
    expect(form.snapshot().values).toMatchObject({ name: 'Typed at once', year: 1999, password: '' });
    expect(draft.state().restoredFrom).not.toBeNull();
    expect(entries.get(key)).toMatchObject({ changes: { name: 'Typed at once', year: 1999 } });
    expect(tab.entries.size).toBe(0);
  });

  test('is restored when the form is opened again', async () => {
    const { store } = device();
    const first = await open(store);
    first.form.patch({ name: '花', year: 1999 });
    expect(first.draft.state().status).toBe('saving');
    expect(first.draft.isUnsaved()).toBe(true);
    await vi.runAllTimersAsync();
    expect(first.draft.state()).toMatchObject({ status: 'saved', savedAt: 1_000, restoredFrom: null });
    first.end();

    const second = await open(store);
    expect(second.form.snapshot().values).toEqual({ ...blank, name: '花', year: 1999 });
    expect(second.draft.state().restoredFrom).toBe(1_000);
    second.draft.dismiss();
    expect(second.draft.state().restoredFrom).toBeNull();
  });

  test('is written when the form is closed while typing', async () => {
    const { store, entries } = device();
    const { form, end } = await open(store);
    form.patch({ name: 'half' });
    end();
    await vi.runAllTimersAsync();
    expect(entries.get(key)).toMatchObject({ changes: { name: 'half' } });
  });

  test('stores only changed fields, so changes made elsewhere are not reverted', async () => {
    const { store } = device();
    const first = await open(store, { initial: { ...blank, name: 'Hana', year: 1980 } });
    first.form.patch({ year: 1981 });
    first.end();
    const second = await open(store, { initial: { ...blank, name: 'Hanako', year: 1980 } });
    expect(second.form.snapshot().values).toMatchObject({ name: 'Hanako', year: 1981 });
  });

  test('never stores a password, a file or an omitted field', async () => {
    const { store, entries } = device();
    const { form } = await open(store, { omit: ['tags'] });
    form.patch({ password: 'gallery-wall', picture: new File(['x'], 'x.png'), tags: ['a'] });
    await vi.runAllTimersAsync();
    expect(entries.size).toBe(0);
    form.patch({ name: 'Hana' });
    await vi.runAllTimersAsync();
    expect(entries.get(key)).toEqual({ format: 1, writtenAt: 1_000, changes: { name: 'Hana' } });
  });

  test('reports fields it never stores as unsaved until they are saved or discarded', async () => {
    const { store } = device();
    const { form, draft } = await open(store, { initial: { ...blank, name: 'Hana' }, omit: ['tags'] });
    expect(draft.isUnsaved()).toBe(false);
    form.patch({ tags: ['a'] });
    expect(draft.isUnsaved()).toBe(true);
    await draft.saved();
    expect(draft.isUnsaved()).toBe(false);
    for (const typed of [{ password: 'gallery-wall' }, { picture: new File(['x'], 'x.png') }]) {
      form.patch(typed);
      expect(draft.isUnsaved()).toBe(true);
      await draft.discard();
      expect(draft.isUnsaved()).toBe(false);
    }
  });

  test('restores only known fields with values of the right type', async () => {
    const { store, entries } = device();
    entries.set(key, {
      format: 1,
      writtenAt: 1,
      changes: { password: 'x', name: 7, tags: 'a', ghost: 1, year: 3, toString: 'x' },
    });
    const { form } = await open(store);
    expect(form.snapshot().values).toEqual({ ...blank, year: 3 });
  });

  test('does not overwrite a field typed in before it was read', async () => {
    const { store, entries } = device();
    entries.set(key, { format: 1, writtenAt: 1, changes: { name: 'old', year: 3 } });
    const form = formOf(blank);
    createFormDraft({ form, store, key }).start();
    form.patch({ name: 'new' });
    await vi.runAllTimersAsync();
    expect(form.snapshot().values).toMatchObject({ name: 'new', year: 3 });
  });

  test('is deleted when saved, discarded or typed back to the initial values', async () => {
    const { store, entries } = device();
    const { form, draft } = await open(store);
    form.patch({ name: 'a' });
    await vi.runAllTimersAsync();
    await draft.saved();
    expect(entries.size).toBe(0);
    expect(draft.isUnsaved()).toBe(false);

    form.patch({ name: 'ab' });
    await vi.runAllTimersAsync();
    expect(entries.size).toBe(1);
    await draft.discard();
    expect(form.snapshot().values).toEqual(blank);
    expect(entries.size).toBe(0);

    form.patch({ name: 'a' });
    await vi.runAllTimersAsync();
    form.patch({ name: '' });
    await vi.runAllTimersAsync();
    expect(entries.size).toBe(0);
    expect(draft.state().status).toBe('none');
  });

  test('reports a failed write and writes again on retry', async () => {
    let isFull = true;
    const written: unknown[] = [];
    const { store } = device({
      set: async (_key, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        written.push(value);
      },
    });
    const { form, draft } = await open(store);
    form.patch({ name: 'a' });
    await vi.runAllTimersAsync();
    expect(draft.state().status).toBe('failed');
    isFull = false;
    draft.retry();
    await vi.runAllTimersAsync();
    expect(draft.state().status).toBe('saved');
    expect(written).toHaveLength(1);
  });

  test('never reports “saved” when the device rejects it, even if memory still holds it', async () => {
    const deny = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { store } = device({ get: deny, set: deny, del: deny });
    const first = await open(store);
    const statuses: string[] = [];
    first.draft.subscribe(() => statuses.push(first.draft.state().status));
    first.form.patch({ name: 'Hana' });
    await vi.runAllTimersAsync();
    first.end();
    const second = await open(store);
    expect(second.form.snapshot().values.name).toBe('Hana');
    expect(second.draft.state()).toMatchObject({ status: 'failed', savedAt: undefined, restoredFrom: 1_000 });
    expect(new Set(statuses)).toEqual(new Set(['saving', 'failed']));
    await second.draft.discard();
    second.end();
    expect((await open(store)).form.snapshot().values).toEqual(blank);
  });
});

test('each seller and a visitor have separate drafts of the same form', () => {
  const keys = ['usr_1', 'usr_2', undefined].map((id) => draftKey('edit-profile', id));
  expect(new Set(keys).size).toBe(3);
});
