import { createClients } from '@smart-art/api-client';
import { createQueryClient } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { createPoll } from './poll.ts';

const seller = { id: 'usr_1', email: 'anna@example.com' };
const versions = {
  languages: 'a',
  notifications: 'b',
  profile: 'c',
  settings: 'd',
  agreement: 'e',
  library: 'f',
  orders: 'g',
};

/** A poll against a server whose responses are a function of the path. */
function setUp(answer: (path: string) => { status: number; body: object }) {
  const paths: string[] = [];
  const { product } = createClients({
    ssoUrl: 'https://sso.test/sso',
    productUrl: 'https://product.test/product',
    getToken: () => 'token',
    getLocale: () => 'en',
    onSessionEnded: () => {},
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/product', '');
      paths.push(path);
      const { status, body } = answer(path);
      return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
    },
  });
  const poll = createPoll({ product, queryClient: createQueryClient(), seller });
  return { poll: () => poll(new AbortController().signal), paths };
}

test('requests all versions in one call', async () => {
  const { poll, paths } = setUp(() => ({ status: 200, body: { success: true, data: versions } }));
  expect(await poll()).toMatchObject(versions);
  expect(paths).toEqual(['/changes']);
});

test('polls one of five resources in turn when /changes is missing, which is requested only once', async () => {
  let settings = 'USD';
  const { poll, paths } = setUp((path) =>
    path === '/changes'
      ? { status: 404, body: { success: false, message: 'Record not found' } }
      : { status: 200, body: { success: true, data: { path, settings } } },
  );
  expect(await poll()).toEqual({});
  const round = async () => {
    const results = [];
    for (let turn = 0; turn < 5; turn += 1) results.push(await poll());
    return Object.assign({}, ...results);
  };
  const first = await round();
  const { library: _, orders: __, ...five } = versions;
  expect(Object.keys(first).sort()).toEqual(Object.keys(five).sort());
  expect(new Set(paths).size).toBe(6);
  expect(await round()).toEqual(first);
  settings = 'JPY';
  expect((await round()).settings).not.toBe(first.settings);
  expect(paths.filter((path) => path === '/changes')).toHaveLength(1);
});

test('rejects on any other error and keeps using /changes', async () => {
  let status = 500;
  const { poll, paths } = setUp(() => ({ status, body: status === 200 ? { success: true, data: versions } : {} }));
  await expect(poll()).rejects.toMatchObject({ kind: 'server' });
  status = 200;
  expect(await poll()).toMatchObject(versions);
  expect(new Set(paths)).toEqual(new Set(['/changes']));
});
