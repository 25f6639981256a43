import type { UploadedImage, UploadOptions } from '@smart-art/api-client/upload';
import { expect, test, vi } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

const imageOf = (name: string): UploadedImage => ({
  id: `img_${name}`,
  width: 4,
  height: 3,
  bytes: 12,
  file_name: name,
  placeholder: '',
  alt_text: { en: null, ja: null },
  sources: [{ url: '/a', width: 4 }],
});
const files = (...names: string[]) => names.map((name) => new File([name], name));

/** A server that answers when the test says so. */
function setUp() {
  const calls: { name: string; options: UploadOptions; answer(): void; fail(error?: Error): void }[] = [];
  const queue = createUploadQueue({
    upload: ([file], options = {}) =>
      new Promise((resolve, reject) => {
        const name = file?.name ?? '';
        options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({
          name,
          options,
          answer: () => resolve([imageOf(name)]),
          fail: (error = new Error('no')) => reject(error),
        });
      }),
  });
  const states = () => queue.snapshot().map(({ name, state }) => `${name} ${state}`);
  return { calls, queue, states };
}

test('two travel at once, the next follows', async () => {
  const { calls, queue, states } = setUp();
  queue.add(files('a', 'b', 'c'));
  expect(states()).toEqual(['a uploading', 'b uploading', 'c waiting']);
  calls[0]?.options.onProgress?.(0.5);
  expect(queue.snapshot()[0]?.progress).toBe(0.5);
  calls[1]?.answer();
  await vi.waitFor(() => expect(states()).toEqual(['a uploading', 'b done', 'c uploading']));
  calls[0]?.answer();
  calls[2]?.answer();
  await queue.settled();
  expect(queue.snapshot().map(({ image }) => image?.id)).toEqual(['img_a', 'img_b', 'img_c']);
});

test('one that fails leaves the others alone and can be tried again', async () => {
  const { calls, queue, states } = setUp();
  queue.add(files('a', 'b'));
  calls[0]?.fail();
  calls[1]?.answer();
  await queue.settled();
  expect(states()).toEqual(['a failed', 'b done']);
  queue.retry('no such');
  queue.retry(queue.snapshot()[1]?.id ?? '');
  queue.retry(queue.snapshot()[0]?.id ?? '');
  expect(states()).toEqual(['a uploading', 'b done']);
  calls[2]?.answer();
  await queue.settled();
  expect(states()).toEqual(['a done', 'b done']);
});

test('cancelling stops the request, makes room, and a late answer changes nothing', async () => {
  const { calls, queue, states } = setUp();
  queue.add(files('a', 'b', 'c'));
  queue.remove(queue.snapshot()[0]?.id ?? '');
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  expect(states()).toEqual(['b uploading', 'c uploading']);
  calls[0]?.options.onProgress?.(1);
  calls[0]?.answer();
  calls[1]?.answer();
  calls[2]?.answer();
  await queue.settled();
  expect(states()).toEqual(['b done', 'c done']);
});

test('order is the seller’s, whatever arrives first', async () => {
  const { calls, queue } = setUp();
  queue.add(files('a', 'b', 'c'));
  const [a, b, c] = queue.snapshot().map(({ id }) => id) as [string, string, string];
  queue.reorder([c, a, b]);
  calls[1]?.answer();
  calls[0]?.answer();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  calls[2]?.answer();
  await queue.settled();
  expect(queue.snapshot().map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  queue.reorder(['unknown', b]);
  expect(queue.snapshot().map(({ name }) => name)).toEqual(['b', 'c', 'a']);
});

test('what a draft held is there at once and is not sent again', () => {
  const { calls, queue, states } = setUp();
  queue.arrange([imageOf('old')]);
  expect(states()).toEqual(['old done']);
  expect(calls).toHaveLength(0);
});

test('a snapshot is the same until something changes', () => {
  const { calls, queue } = setUp();
  expect(queue.snapshot()).toBe(queue.snapshot());
  const before = queue.snapshot();
  const noFiles = queue.files();
  const heard = vi.fn();
  const stop = queue.subscribe(heard);
  queue.add(files('a'));
  expect(queue.snapshot()).not.toBe(before);
  expect(heard).toHaveBeenCalled();
  const oneFile = queue.files();
  expect(oneFile).not.toBe(noFiles);
  calls[0]?.options.onProgress?.(0.5);
  expect(queue.files()).toBe(oneFile);
  stop();
  heard.mockClear();
  queue.clear();
  expect(heard).not.toHaveBeenCalled();
});

test('an empty queue is settled', async () => {
  await expect(setUp().queue.settled()).resolves.toBeUndefined();
});
