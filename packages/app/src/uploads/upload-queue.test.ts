import { ApiError } from '@smart-art/api-client';
import type { UploadedImage, UploadOptions } from '@smart-art/api-client/upload';
import { expect, test, vi } from 'vitest';
import { createUploadQueue, FileChanged } from './upload-queue.ts';

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

/** A server whose responses the test controls. */
function setUp() {
  const calls: { name: string; options: UploadOptions; answer(): void; fail(error?: Error): void }[] = [];
  const connection = { waits: 0, returns: () => {} };
  const queue = createUploadQueue({
    parallel: 2,
    reconnected: () => {
      connection.waits += 1;
      return new Promise((resolve) => {
        connection.returns = resolve;
      });
    },
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
  return { calls, queue, states, connection };
}

const lost = () => new ApiError({ kind: 'network', status: 0 });

test('uploads two files in parallel, then the next', async () => {
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

test('a failed upload does not affect the others and can be retried', async () => {
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

test('cancelling aborts the request, starts the next upload and ignores a late response', async () => {
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

test('keeps the seller’s order regardless of which upload finishes first', async () => {
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

test('shows images from a draft immediately without uploading them again', () => {
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
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.add(files('a'));
  expect(queue.snapshot()).not.toBe(before);
  expect(listener).toHaveBeenCalled();
  const oneFile = queue.files();
  expect(oneFile).not.toBe(noFiles);
  calls[0]?.options.onProgress?.(0.5);
  expect(queue.files()).toBe(oneFile);
  stop();
  listener.mockClear();
  queue.remove(queue.snapshot()[0]?.id ?? '');
  expect(listener).not.toHaveBeenCalled();
});

test('an empty queue is settled', async () => {
  await expect(setUp().queue.settled()).resolves.toBeUndefined();
});

test('uploads wait for a lost connection and resume with the same idempotency keys', async () => {
  const { calls, queue, states, connection } = setUp();
  queue.add(files('a', 'b', 'c'));
  calls[0]?.fail(lost());
  calls[1]?.fail(lost());
  await vi.waitFor(() => expect(states()).toEqual(['a waiting', 'b waiting', 'c waiting']));
  expect(queue.isOffline()).toBe(true);
  expect(connection.waits).toBe(1);
  connection.returns();
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  expect(queue.isOffline()).toBe(false);
  expect(calls[2]?.options.idempotencyKey).toBe(calls[0]?.options.idempotencyKey);
  expect(calls[3]?.options.idempotencyKey).toBe(calls[1]?.options.idempotencyKey);
  calls[2]?.answer();
  calls[3]?.answer();
  await vi.waitFor(() => expect(calls).toHaveLength(5));
  calls[4]?.answer();
  await queue.settled();
  expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(3);
});

test('an upload fails when the connection is lost again after five reconnections', async () => {
  const { calls, queue, states, connection } = setUp();
  queue.add(files('a'));
  for (let time = 1; time <= 5; time += 1) {
    calls.at(-1)?.fail(lost());
    await vi.waitFor(() => expect(connection.waits).toBe(time));
    connection.returns();
    await vi.waitFor(() => expect(calls).toHaveLength(time + 1));
  }
  calls.at(-1)?.fail(lost());
  await queue.settled();
  expect(states()).toEqual(['a failed']);
});

test('retries an upload that the server is still processing', async () => {
  vi.useFakeTimers();
  const { calls, queue, states } = setUp();
  queue.add(files('a'));
  calls[0]?.fail(new ApiError({ kind: 'conflict', status: 409 }));
  await vi.runAllTimersAsync();
  expect(calls).toHaveLength(2);
  calls[1]?.answer();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(states()).toEqual(['a done']);
});

test('retryAll retries every failed upload', async () => {
  const { calls, queue, states } = setUp();
  queue.add(files('a', 'b', 'c'));
  calls[0]?.fail();
  calls[1]?.answer();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  calls[2]?.fail();
  await queue.settled();
  queue.retryAll();
  await vi.waitFor(() => expect(states()).toEqual(['a uploading', 'b done', 'c uploading']));
});

test('resumes a pending upload with its idempotency key, position and alternative text', async () => {
  const { calls, queue, states } = setUp();
  queue.stop();
  queue.arrange([imageOf('front'), imageOf('back')]);
  const [file] = files('detail') as [File];
  queue.resume([{ key: 'key-of-before', at: 1, file, alt: { en: 'A detail', ja: null } }]);
  expect(calls).toHaveLength(0);
  queue.start();
  expect(states()).toEqual(['front done', 'detail uploading', 'back done']);
  expect(calls[0]?.options.idempotencyKey).toBe('key-of-before');
  calls[0]?.answer();
  await queue.settled();
  expect(queue.snapshot()[1]?.image?.alt_text).toEqual({ en: 'A detail', ja: null });
});

test('stopping aborts running uploads and keeps every file', async () => {
  const { calls, queue, states } = setUp();
  queue.add(files('a', 'b', 'c'));
  queue.stop();
  expect(calls.every(({ options }) => options.signal?.aborted)).toBe(true);
  expect(states()).toEqual(['a waiting', 'b waiting', 'c waiting']);
  queue.start();
  expect(calls).toHaveLength(4);
});

test('a replacement file is uploaded with a new key and keeps the alternative text', async () => {
  const { calls, queue, states } = setUp();
  queue.add(files('a'));
  calls[0]?.answer();
  await queue.settled();
  const id = queue.snapshot()[0]?.id ?? '';
  queue.describe(id, { en: 'The quay', ja: '岸壁' });
  const [cut] = files('a') as [File];
  const edit = { crop: { x: 0, y: 0, width: 0.5, height: 1 }, turns: 0 } as const;
  expect(queue.replace(id, cut, edit)?.id).toBe('img_a');
  expect(states()).toEqual(['a uploading']);
  expect(calls[1]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey);
  expect(queue.files().get(id)).toBe(cut);
  calls[1]?.answer();
  await queue.settled();
  expect(queue.snapshot()[0]?.image?.alt_text).toEqual({ en: 'The quay', ja: '岸壁' });
});

test('a file changed on disk fails without blocking the queue', async () => {
  const { calls, queue, states, connection } = setUp();
  const [changed, other] = files('changed', 'other') as [File, File];
  // What a browser does for a file that was changed after it was chosen.
  Object.defineProperty(changed, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  queue.add([changed, other]);
  calls[0]?.fail(lost());
  await vi.waitFor(() => expect(states()).toEqual(['changed failed', 'other uploading']));
  expect(queue.snapshot()[0]?.error).toBeInstanceOf(FileChanged);
  expect(connection.waits).toBe(0);
  calls[1]?.answer();
  await queue.settled();
  expect(states()).toEqual(['changed failed', 'other done']);
});
