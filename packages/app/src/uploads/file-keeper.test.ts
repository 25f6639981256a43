import type { UploadedImage } from '@smart-art/api-client/upload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileKeeper } from './file-keeper.ts';
import type { PendingFileStore } from './pending-files.ts';
import { createUploadQueue } from './upload-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const image = { id: 'img_1', alt_text: { en: null, ja: null } } as UploadedImage;

function setUp(hasRoom: (file: File) => boolean = () => true) {
  const device = new Map<string, File>();
  const files: PendingFileStore = {
    keep: async (key, file) => {
      if (!hasRoom(file)) throw new DOMException('Full.', 'QuotaExceededError');
      device.set(key, file);
    },
    load: async () => new Map(),
    drop: async (keys) => {
      for (const key of keys) device.delete(key);
    },
    tidy: async () => {},
  };
  const answers: (() => void)[] = [];
  const queue = createUploadQueue({
    upload: () => new Promise((resolve) => answers.push(() => resolve([image]))),
    reconnected: () => new Promise(() => {}),
  });
  const names = () => [...device.values()].map(({ name }) => name).sort();
  return { queue, keeper: createFileKeeper(queue, files), names, answers };
}

const file = (name: string) => new File([name], name);

test('keeps files on the device until they are uploaded', async () => {
  const { queue, names, answers } = setUp();
  queue.add([file('a'), file('b')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['a', 'b']);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  /* Kept until the draft refers to the uploaded image. */
  expect(names()).toEqual(['a', 'b']);
  await vi.runAllTimersAsync();
  expect(names()).toEqual(['b']);
});

test('drops a removed or replaced file and keeps the replacement', async () => {
  const { queue, names } = setUp();
  queue.add([file('a'), file('b')]);
  await vi.advanceTimersByTimeAsync(0);
  const [a, b] = queue.snapshot();
  queue.remove(a?.id ?? '');
  queue.replace(b?.id ?? '', file('b, cut'), { crop: { x: 0, y: 0, width: 1, height: 1 }, turns: 1 });
  await vi.runAllTimersAsync();
  expect(names()).toEqual(['b, cut']);
});

test('leaving keeps pending files and drops uploaded ones immediately', async () => {
  const { queue, keeper, names, answers } = setUp();
  queue.add([file('a'), file('b')]);
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  keeper.end();
  queue.stop();
  await vi.runAllTimersAsync();
  expect(names()).toEqual(['b']);
});

test('reports for each file whether the device stored it', async () => {
  const { queue, keeper } = setUp(({ name }) => name !== 'large');
  queue.add([file('large'), file('small')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.snapshot().map(({ key }) => keeper.snapshot().get(key))).toEqual([false, true]);
});
