import { afterEach, expect, test, vi } from 'vitest';
import { createPendingFileStore } from '../uploads/pending-files.ts';
import { openDeviceStore } from './device-store.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Ways in which browsers block it: some refuse access to IndexedDB, others allow it but fail to open a database. */
const blocked: [string, PropertyDescriptor][] = [
  ['cannot be had', { get: denied }],
  ['opens nothing', { value: { open: vi.fn(denied) } }],
];
const block = (indexedDb: PropertyDescriptor) =>
  void Object.defineProperty(globalThis, 'indexedDB', { ...indexedDb, configurable: true });

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

test.each(blocked)('an IndexedDB that %s: every use rejects, nothing throws', async (_, indexedDb) => {
  block(indexedDb);
  const store = openDeviceStore('photographs', 'files');
  const used = [store('readonly', () => 1), store('readwrite', () => 2)];
  for (const use of used) await expect(use).rejects.toMatchObject({ name: 'SecurityError' });
});

test('nothing is opened before it is used, and then one database', async () => {
  const open = vi.fn(() => ({}));
  block({ value: { open } });
  const store = openDeviceStore('photographs', 'files');
  expect(open).not.toHaveBeenCalled();
  void store('readonly', () => 1);
  void store('readonly', () => 2);
  expect(open.mock.calls).toEqual([['photographs']]);
});

test.each(blocked)(
  'an IndexedDB that %s: photographs are not kept, which is said, and none are found',
  async (_, db) => {
    block(db);
    const files = createPendingFileStore('usr_1');
    await expect(files.keep('a', new File(['a photograph'], 'a.jpg'))).rejects.toMatchObject({ name: 'SecurityError' });
    expect(await files.load(['a'])).toEqual(new Map());
    await expect(files.drop(['a'])).resolves.toBeUndefined();
    await expect(files.tidy()).resolves.toBeUndefined();
  },
);
