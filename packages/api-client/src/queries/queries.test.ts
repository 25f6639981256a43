import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { answeredBy, json } from '../test-clients.ts';
import * as everything from './index.ts';
import {
  createIntent,
  createQueryClient,
  deleteSlackWebhook,
  getSlackWebhook,
  listProducts,
  type ProductInput,
  randomKey,
  saveProduct,
} from './index.ts';
import { invalidates, staleAfter } from './invalidation/index.ts';
import { encodePermissions } from './permissions.ts';
import { retryDelay, shouldRetry } from './retry.ts';

const { product } = answeredBy(() => json(200, { success: true }));

const work: ProductInput = {
  title: 'A',
  type: 'art',
  category_id: 'c',
  size_unit: 'cm',
  for_sale: false,
  for_rent: false,
};

/** Exports that do not create query or mutation options. */
const helpers = new Set<unknown>([createQueryClient, createIntent, randomKey]);

/** Every exported function that creates mutation options, whatever its name. */
function everyMutation() {
  return Object.entries(everything).flatMap(([name, made]) => {
    if (typeof made !== 'function' || helpers.has(made)) return [];
    const options: object = (made as (client: typeof product, ...rest: unknown[]) => object)(product, [], {});
    return 'mutationFn' in options ? [{ name, key: (options as { mutationKey?: readonly string[] }).mutationKey }] : [];
  });
}

test('every mutation declares what it invalidates', () => {
  const mutations = everyMutation();
  expect(mutations.map(({ name }) => name).sort()).toEqual(Object.keys(invalidates).sort());
  for (const { name, key } of mutations) {
    expect(key).toEqual([name]);
    expect(staleAfter(key).length).toBeGreaterThan(0);
  }
});

test('rejects a mutation without invalidation rules before it runs', async () => {
  expect(() => staleAfter(['renameSeller'])).toThrow('renameSeller');
  expect(() => staleAfter(undefined)).toThrow();
  const client = createQueryClient();
  const mutationFn = vi.fn();
  const mutation = client.getMutationCache().build(client, { mutationKey: ['renameSeller'], mutationFn });
  await expect(mutation.execute(undefined)).rejects.toThrow('renameSeller');
  expect(mutationFn).not.toHaveBeenCalled();
});

test('saving a work invalidates the library', async () => {
  const { product } = answeredBy(({ url }) => json(url.includes('create') ? 201 : 200, { success: true, data: [] }));
  const client = createQueryClient();
  const list = listProducts(product, ['sa-list-art-library'], { page: 1 });
  await client.query(list);
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(false);
  const mutation = client.getMutationCache().build(client, saveProduct(product));
  await mutation.execute({ body: work, idempotencyKey: 'key-of-the-test' });
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
});

test('a deleted record is not refetched, and its cached data is invalidated', async () => {
  const data = { id: 'slk_1', slack_channel_name: 'studio' };
  const clients = answeredBy(({ method }) =>
    json(200, { success: true, message: '', data: method === 'GET' ? data : {} }),
  );
  const client = createQueryClient();
  const open = [getSlackWebhook(clients.product, 'slk_1'), getSlackWebhook(clients.product, 'slk_2')].map(
    (options) => new QueryObserver(client, options),
  );
  const close = open.map((observer) => observer.subscribe(() => {}));
  await vi.waitFor(() => expect(open.every((observer) => observer.getCurrentResult().isSuccess)).toBe(true));
  const removal = client.getMutationCache().build(client, deleteSlackWebhook(clients.product));
  await removal.execute({ id: 'slk_1' });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(clients.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1)}`)).toEqual([
    'GET slk_1',
    'GET slk_2',
    'DELETE slk_1',
    'GET slk_2',
  ]);
  expect(client.getQueryState(getSlackWebhook(clients.product, 'slk_1').queryKey)?.isInvalidated).toBe(true);
  for (const each of close) each();
});

test('a query key with an undefined part is invalidated like the others', async () => {
  const { product } = answeredBy(() => json(200, { success: true, data: [] }));
  const client = createQueryClient();
  const queryKey = ['products', 'list', undefined];
  client.setQueryData(queryKey, []);
  const save = client.getMutationCache().build(client, saveProduct(product));
  await save.execute({ body: work, idempotencyKey: 'key-of-the-test' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('saving a work sends the idempotency key and the edited version', async () => {
  const clients = answeredBy(() => json(200, { success: true, data: {} }));
  const client = new QueryClient();
  const save = client.getMutationCache().build(client, saveProduct(clients.product));
  await save.execute({
    id: 'wrk_1',
    version: 7,
    body: work,
    idempotencyKey: 'abcdefgh',
  });
  const [request] = clients.requests;
  expect(request?.url).toBe('https://product.test/product/product/create/wrk_1');
  expect(request?.headers.get('Idempotency-Key')).toBe('abcdefgh');
  expect(request?.headers.get('If-Match')).toBe('"7"');
});

test('createIntent keeps the idempotency key while the body is the same', () => {
  const newKey = vi
    .fn()
    .mockReturnValueOnce('first-key')
    .mockReturnValueOnce('second-key')
    .mockReturnValueOnce('third-key');
  const keyOf = createIntent(newKey);
  expect([keyOf({ title: 'A' }), keyOf({ title: 'A' }), keyOf({ title: 'B' }), keyOf({ title: 'A' })]).toEqual([
    'first-key',
    'first-key',
    'second-key',
    'third-key',
  ]);
  expect(createIntent()({})).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
});

test('encodePermissions returns base64 of UTF-8 JSON', () => {
  expect(encodePermissions(['sa-list-art-library'])).toBe('WyJzYS1saXN0LWFydC1saWJyYXJ5Il0=');
  const bytes = Uint8Array.from(atob(encodePermissions(['作品'])), (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe('["作品"]');
});

test('retries network and server errors twice, and nothing else', () => {
  const of = (kind: ApiError['kind']) => new ApiError({ kind, status: 0 });
  expect([0, 1, 2].map((failures) => shouldRetry(failures, of('network')))).toEqual([true, true, false]);
  expect(shouldRetry(0, of('server'))).toBe(true);
  for (const kind of ['validation', 'unauthorized', 'not-found', 'malformed', 'aborted', 'too-many'] as const) {
    expect(shouldRetry(0, of(kind))).toBe(false);
  }
  expect(shouldRetry(0, new Error('a bug'))).toBe(false);
  expect([retryDelay(0, of('network')), retryDelay(1, of('network'))]).toEqual([500, 1000]);
  expect(retryDelay(0, new ApiError({ kind: 'server', status: 503, retryAfter: 3 }))).toBe(3000);
});
