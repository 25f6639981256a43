import { expect, test, vi } from 'vitest';
import type { DraftStore } from './draft.ts';
import { createPersistedFiles } from './persisted-files.ts';

interface Values {
  note: string;
  photographs: readonly File[];
  receipt: File | null;
}

const blank: Values = { note: '', photographs: [], receipt: null };

function formOf(initial = blank) {
  let now = { values: initial, initial };
  const listeners = new Set<() => void>();
  const patch = (values: Partial<Values>) => {
    now = { ...now, values: { ...now.values, ...values } };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { snapshot: () => now, subscribe, patch, reset: () => patch(initial) };
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

const key = 'order-condition files:usr_1';
const photograph = (name: string) => new File(['a photograph'], name, { type: 'image/jpeg', lastModified: 7 });

function open(store: DraftStore) {
  const form = formOf();
  const files = createPersistedFiles({ form, store, key, names: ['photographs', 'receipt'] });
  return { form, files, end: files.start() };
}

test('restores chosen files when the form is opened again', async () => {
  const { entries, store } = device();
  const first = open(store);
  const [front, back] = [photograph('front.jpg'), photograph('正面.jpg')];
  first.form.patch({ note: 'Old scratch' });
  first.form.patch({ photographs: [front, back], receipt: photograph('receipt.jpg') });
  await vi.waitFor(() => expect(entries.size).toBe(1));
  first.end();
  const second = open(store);
  await vi.waitFor(() => expect(second.form.snapshot().values.photographs).toEqual([front, back]));
  expect(second.form.snapshot().values).toMatchObject({ note: '', receipt: { name: 'receipt.jpg' } });
});

test('does not keep files that were removed or sent', async () => {
  const { entries, store } = device();
  const { form, files } = open(store);
  form.patch({ photographs: [photograph('front.jpg')] });
  await vi.waitFor(() => expect(entries.size).toBe(1));
  form.patch({ photographs: [] });
  await vi.waitFor(() => expect(entries.size).toBe(0));
  form.patch({ photographs: [photograph('back.jpg')] });
  await vi.waitFor(() => expect(entries.size).toBe(1));
  await files.drop();
  expect(entries.size).toBe(0);
});

test('keeps a file chosen before the stored ones were read', async () => {
  const { entries, store } = device();
  entries.set(key, { format: 1, files: { photographs: [photograph('old.jpg')], receipt: photograph('old.pdf') } });
  const { form } = open(store);
  const chosen = photograph('new.jpg');
  form.patch({ photographs: [chosen] });
  await vi.waitFor(() => expect(form.snapshot().values.receipt).toMatchObject({ name: 'old.pdf' }));
  expect(form.snapshot().values.photographs).toEqual([chosen]);
});

test('tolerates a full device and malformed stored data', async () => {
  const full = device({ set: () => Promise.reject(new Error('QuotaExceededError')) });
  const { form, files } = open(full.store);
  form.patch({ photographs: [photograph('front.jpg')] });
  await files.drop();
  expect(form.snapshot().values.photographs).toHaveLength(1);

  const odd = device();
  odd.entries.set(key, { format: 9, files: 'none' });
  const opened = open(odd.store);
  opened.form.patch({ note: 'typed' });
  await opened.files.drop();
  expect(opened.form.snapshot().values).toEqual({ ...blank, note: 'typed' });
});

test('does not change a form closed before the stored files were read', async () => {
  const reading = Promise.withResolvers<unknown>();
  const { store } = device({ get: () => reading.promise });
  const { form, files, end } = open(store);
  end();
  reading.resolve({ format: 1, files: { photographs: [photograph('late.jpg')], receipt: null } });
  await files.drop();
  expect(form.snapshot().values).toEqual(blank);
});
