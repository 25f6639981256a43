import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { ordersOf } from '../support/orders.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const wait = (count: number) =>
  count === 0 ? 'Orders' : `Orders ${count} ${count === 1 ? 'needs' : 'need'} your attention`;

const nothing = { amount: '0', currency: 'USD' };

/** Waits until a page has sent no request for a second. */
async function atRest(page: Page, paths: readonly string[]): Promise<void> {
  await expect(async () => {
    const { length } = paths;
    await page.waitForTimeout(1000);
    expect(paths).toHaveLength(length);
  }).toPass();
}

test('opens an order with one request for the order and one for its work', async ({ page, stack }) => {
  const orders = await ordersOf(stack, artist, 'The tide table');
  const order = await orders.place();
  /* Without the shell's polling. */
  const changes = await hold(page, /\/product\/changes$/);
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/product/') && pathname !== '/product/changes') paths.push(pathname);
  });
  await signIn(page, artist, '/buy-orders');
  const main = page.getByRole('main');
  const row = main.getByRole('row').filter({ hasText: order.number });
  await expect(row).toBeVisible();
  /* What the shell and the list request when idle, after rendering. */
  await expect
    .poll(() => paths)
    .toEqual(
      expect.arrayContaining([
        '/product/list-views',
        '/product/bell/notify/records',
        '/product/getUserAgreementSubscriptionData',
      ]),
    );
  await atRest(page, paths);
  paths.length = 0;
  await row.getByText('The tide table').click();
  await expect(main.getByRole('region', { name: 'Request payment' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await atRest(page, paths);
  /* Artist, medium and size come from the work. Then the notification of the order is marked as read. */
  expect(paths).toEqual([
    `/product/orders-details/${order.id}`,
    expect.stringMatching(/^\/product\/product\/details\/\w+$/),
    '/product/bell/notify/mark-seen',
    '/product/bell/notify/records',
  ]);
  await changes.release();
});

test('counts the orders that need attention in the sidebar of every tab without a reload', async ({ page, stack }) => {
  const orders = await ordersOf(stack, artist, 'The tide table');
  await signIn(page, artist, '/art-library');
  const other = await page.context().newPage();
  await other.goto('/seller-dashboard');
  const entry = (tab: Page) => tab.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Orders/ });
  const first = await orders.place();
  /* Other orders may need attention, too, and an earlier count may still be shown. */
  const count = await orders.waiting();
  await expect(entry(page)).toHaveAccessibleName(wait(count));
  const second = await orders.place();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(entry(tab)).toHaveAccessibleName(wait(count + 1));
  }
  await expectSound(page);
  for (const { id } of [first, second]) {
    const charges = { delivery_charge: nothing, insurance_charge: nothing };
    await orders.take('change-order-status', { order_id: id, status: 'Payment Requested', ...charges });
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(entry(tab)).toHaveAccessibleName(wait(count - 1));
  }
});

test('marks the notification of an open order as read in every tab, a later one on the next click', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, artist, 'The tide table');
  await orders.take('bell/notify/mark-seen', { all: true });
  const order = await orders.place();
  await orders.place();
  const bell = (tab: Page, unread: number) =>
    tab.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true });
  await signIn(page, artist, '/art-library');
  await expect(bell(page, 2)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/art-library');
  await expect(bell(other, 2)).toBeVisible();

  await page.bringToFront();
  await page.goto(`/buy-orders-info/${order.id}`);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(bell(tab, 1)).toBeVisible();
  }
  await page.bringToFront();
  await orders.buyer('cancel', order, { reason: 'We found another.' });
  await expect(bell(page, 2)).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(bell(page, 1)).toBeVisible();
});
