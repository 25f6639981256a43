import { createClients } from '@smart-art/api-client';
import { expect, test } from 'vitest';
import type { Seller } from '../session/session.ts';
import { queriesAt } from './queries.ts';

const seller: Seller = {
  token: 'token',
  id: 'usr_1',
  email: 'hana@example.com',
  firstName: 'Hana',
  lastName: 'Morita',
  picture: null,
  timeZone: 'Asia/Tokyo',
  permissions: [],
  signUpStep: null,
  mustChangePassword: false,
};
const around = ['/users/profile-details/hana%40example.com', '/languages', '/site-settings'];

/** The requests for a URL, without those of every screen. */
async function requestsAt(address: string, ...permissions: string[]) {
  const sent: string[] = [];
  const { product } = createClients({
    ssoUrl: 'https://sso.test/sso',
    productUrl: 'https://product.test/product',
    getToken: () => seller.token,
    getLocale: () => 'en',
    getTimeZone: () => 'Asia/Tokyo',
    onSessionEnded: () => {},
    fetch: async ({ url }) => {
      sent.push(url.replace('https://product.test/product', ''));
      return new Response('{"success":true}', { headers: { 'Content-Type': 'application/json' } });
    },
  });
  const options = { product, seller: { ...seller, permissions }, locale: 'en', timeZone: 'Asia/Tokyo' } as const;
  const queries = queriesAt({ ...options, address: new URL(address, 'https://sellers.test') });
  await Promise.all(
    queries.map(({ queryFn }) =>
      (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal }),
    ),
  );
  expect(sent.slice(0, around.length)).toEqual(around);
  expect(new Set(sent).size).toBe(sent.length);
  return sent.slice(around.length).map((url) => url.replace(/[?&]permissions=[^&]*/, ''));
}

test.each([
  ['/buy-orders', ['/orders-list-seller?ready_for=Sale&sort=-created_at&page=1&per_page=48']],
  [
    '/rent-orders?search=%20kite%20&page=3&show=needs_me',
    ['/orders-list-seller?ready_for=Rent&sort=-created_at&search=kite&needs_me=true&page=3&per_page=48'],
  ],
  ['/buy-orders-info/ord_1', ['/orders-details/ord_1']],
  ['/rent-orders-info/ord_1', ['/orders-details/ord_1']],
  ['/buy-orders-info/ord_1/papers', []],
  ['/buy-orders-info/%2e%2e', []],
])('%s requests the data it shows', async (address, expected) => {
  expect(await requestsAt(address, 'sa-list-orders')).toEqual(expected);
});

test('the library requests the page given in the URL', async () => {
  expect(await requestsAt('/art-library', 'sa-list-art-library')).toEqual([
    '/product/list?sort=-created_at&page=1&per_page=48',
  ]);
  expect(await requestsAt('/art-library?layout=table&type=art&page=2', 'sa-list-art-library')).toEqual([
    '/product/list?sort=-created_at&type=art&page=2&per_page=100',
  ]);
  expect(await requestsAt('/edit-art/wrk_1', 'sa-list-art-library')).toEqual(['/product/details/wrk_1']);
});

test('the dashboard requests only what the seller has permission to see', async () => {
  const some = await requestsAt('/seller-dashboard', 'sa-view-dashboard');
  expect(some.map((path) => path.split('?')[0])).toEqual(['/deadlines', '/bell/notify/records']);
  const more = await requestsAt('/seller-dashboard', 'sa-view-dashboard', 'sa-list-orders');
  expect(more.find((path) => path.startsWith('/getRevenueAmounts/usr_1'))).toContain('time_zone=Asia%2FTokyo');
});

test('requests nothing without the permission of the screen, nor for other screens', async () => {
  expect(await requestsAt('/buy-orders', 'sa-view-dashboard')).toEqual([]);
  expect(await requestsAt('/art-library')).toEqual([]);
  expect(await requestsAt('/forum-list', 'sa-list-forum')).toEqual([]);
});
