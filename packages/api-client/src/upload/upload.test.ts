import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../connection.ts';
import { createUpload, createUploader } from './index.ts';

/** The part of XMLHttpRequest that the uploader uses; the test acts as the server. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  type = 'application/json';
  url = '';
  body: FormData | undefined;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'Content-Type' ? this.type : null;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }));
  }
  answer(status: number, text: string, type = 'application/json') {
    Object.assign(this, { status, responseText: text, type });
    this.dispatchEvent(new Event('load'));
  }
}

const onSessionEnded = vi.fn();
const connection = createConnection({
  ssoUrl: '/sso',
  productUrl: 'https://product.test/product/',
  getToken: () => 'token-of-now',
  getLocale: () => 'en',
  onSessionEnded,
});
const upload = createUploader(connection);
const send = createUpload(connection);
const file = new File(['picture'], '港.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onSessionEnded.mockClear();
});

test('sends the files with the common headers and reports progress', async () => {
  const shares: number[] = [];
  const images = upload([file], { onProgress: (share) => shares.push(share), productId: 'wrk_1' });
  const { last } = FakeRequest;
  expect(last.url).toBe('https://product.test/product/product/update-images-files');
  expect(last.headers).toMatchObject({
    Accept: 'application/json',
    ProductCode: 'SMART-ART',
    Authorization: 'Bearer token-of-now',
  });
  expect(last.body?.getAll('files')).toHaveLength(1);
  expect(last.body?.get('product_id')).toBe('wrk_1');
  last.progress(1, 4);
  last.progress(4, 4);
  last.progress(1, 0);
  last.answer(201, JSON.stringify({ success: true, message: '', images: [{ id: 'img_1' }] }));
  expect(await images).toEqual([{ id: 'img_1' }]);
  expect(shares).toEqual([0.25, 1]);
});

test.each([
  [
    422,
    '{"success":false,"message":"","errors":{"files":["Not a picture."]}}',
    'application/json',
    { kind: 'validation', errors: { files: ['Not a picture.'] } },
  ],
  [413, '<html>', 'text/html', { kind: 'too-large' }],
  [500, '', '', { kind: 'server' }],
  [200, '<html>', 'text/html', { kind: 'malformed' }],
  [201, '{"success":true}', 'application/json', { kind: 'malformed' }],
])('rejects with an ApiError on a %i response: %s', async (status, text, type, expected) => {
  const images = upload([file]);
  FakeRequest.last.answer(status, text, type);
  await expect(images).rejects.toMatchObject(expected);
});

test('a 401 ends the session', async () => {
  const images = upload([file]);
  FakeRequest.last.answer(401, '{"success":false,"message":""}');
  await expect(images).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(onSessionEnded).toHaveBeenCalledOnce();
});

test('rejects on a network failure', async () => {
  const images = upload([file]);
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(images).rejects.toMatchObject({ kind: 'network' });
});

test('can be cancelled before and during the upload', async () => {
  const controller = new AbortController();
  const images = upload([file], { signal: controller.signal });
  controller.abort();
  await expect(images).rejects.toMatchObject({ kind: 'aborted' });
  await expect(upload([file], { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
});

test('keeps a slow upload alive, and times out a stalled one', async () => {
  const images = upload([file]);
  const { last } = FakeRequest;
  for (let sent = 1; sent <= 5; sent += 1) {
    vi.advanceTimersByTime(59_000);
    last.progress(sent, 100);
  }
  const failed = expect(images).rejects.toMatchObject({ kind: 'network' });
  vi.advanceTimersByTime(60_000);
  await failed;
});

test('sends fields before files, with the idempotency key and the version', async () => {
  const sent = send(
    '/product/update-images-files',
    { product_id: 'wrk_1' },
    { files: [file, file] },
    { idempotencyKey: 'key-of-the-intent', version: 7 },
  );
  const { last } = FakeRequest;
  expect([...(last.body?.keys() ?? [])]).toEqual(['product_id', 'files', 'files']);
  expect(last.headers).toMatchObject({ 'Idempotency-Key': 'key-of-the-intent', 'If-Match': '"7"' });
  last.answer(201, '{"success":true,"message":"","images":[]}');
  expect(await sent).toEqual({ success: true, message: '', images: [] });
});

test('retries an upload with an idempotency key from the start', async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const sent = send(
    '/product/update-images-files',
    {},
    { files: [file] },
    { idempotencyKey: 'key-of-the-intent', onProgress },
  );
  const first = FakeRequest.last;
  first.progress(1, 2);
  first.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeRequest.last).not.toBe(first);
  FakeRequest.last.progress(1, 4);
  FakeRequest.last.answer(201, '{"success":true,"message":"","images":[]}');
  expect(await sent).toMatchObject({ images: [] });
  expect(shares).toEqual([0.5, 0.25]);
});

test('does not retry without an idempotency key, or after a rejection', async () => {
  const unsafe = send('/product/update-images-files', {}, { files: [file] });
  FakeRequest.last.answer(500, '');
  await expect(unsafe).rejects.toMatchObject({ kind: 'server' });
  const rejected = send('/product/update-images-files', {}, { files: [file] }, { idempotencyKey: 'key-of-the-intent' });
  FakeRequest.last.answer(413, '');
  await expect(rejected).rejects.toMatchObject({ kind: 'too-large' });
});

test('cancelling ends the wait for a retry', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const sent = send(
    '/product/update-images-files',
    {},
    { files: [file] },
    { idempotencyKey: 'key-of-the-intent', signal },
  );
  const first = FakeRequest.last;
  const failed = expect(sent).rejects.toMatchObject({ kind: 'aborted' });
  first.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  await failed;
  expect(FakeRequest.last).toBe(first);
});
