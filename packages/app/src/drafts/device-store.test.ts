import { afterEach, expect, test, vi } from 'vitest';
import { createPendingFileStore } from '../uploads/pending-files.ts';
import { openDeviceStore } from './device-store.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Some browsers deny access to IndexedDB, others allow it but fail to open a database. */
const blocked: [string, PropertyDescriptor][] = [
  ['cannot be accessed', { get: denied }],
  ['cannot open a database', { value: { open: vi.fn(denied) } }],
];
const block = (indexedDb: PropertyDescriptor) =>
  void Object.defineProperty(globalThis, 'indexedDB', { ...indexedDb, configurable: true });

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

test.each(blocked)('every use rejects and nothing throws when IndexedDB %s', async (_, indexedDb) => {
  block(indexedDb);
  const store = openDeviceStore('photographs', 'files');
  const used = [store('readonly', () => 1), store('readwrite', () => 2)];
  for (const use of used) await expect(use).rejects.toMatchObject({ name: 'SecurityError' });
});

test('opens one database on first use', async () => {
  const open = vi.fn(() => ({}));
  block({ value: { open } });
  const store = openDeviceStore('photographs', 'files');
  expect(open).not.toHaveBeenCalled();
  void store('readonly', () => 1);
  void store('readonly', () => 2);
  expect(open.mock.calls).toEqual([['photographs']]);
});

test.each(blocked)('storing a pending file rejects and loading finds none when IndexedDB %s', async (_, db) => {
  block(db);
  const files = createPendingFileStore('usr_1');
  await expect(files.keep('a', new File(['a photograph'], 'a.jpg'))).rejects.toMatchObject({ name: 'SecurityError' });
  expect(await files.load(['a'])).toEqual(new Map());
  await expect(files.drop(['a'])).resolves.toBeUndefined();
  await expect(files.tidy()).resolves.toBeUndefined();
});
