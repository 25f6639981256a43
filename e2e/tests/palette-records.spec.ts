import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { crowdfundingOf } from '../support/crowdfunding.ts';
import { exhibitionsOf, inDays } from '../support/exhibitions.ts';
import { newcomer } from '../support/newcomer.ts';
import { ordersOf } from '../support/orders.ts';
import { payByCard } from '../support/pay.ts';
import { paint } from '../support/pictures.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/* Requests fail on purpose. */
test.use({ expectedConsoleErrors: [/Failed to load resource.*(500|404)/] });

/**
 * A seller with one record of each searchable kind, and people who paid for some.
 *
 * @param name of their exhibition, which is public
 */
async function establish(page: Page, stack: Stack, name: string) {
  const seller = await newcomer(stack);
  await payByCard(stack, seller);
  const orders = await ordersOf(stack, seller, 'Lighthouse, west side');
  const order = await orders.place({ first_name: 'Ada', last_name: 'Quill', email: 'ada.quill@example.com' });
  await orders.place({ first_name: 'Ada', last_name: 'Quill', email: 'ada.quill@example.com' });
  const shown = await exhibitionsOf(stack, seller.token).announce(name, {
    start_date: inDays(40),
    end_date: inDays(45),
    time_zone: 'Asia/Tokyo',
  });
  const requests = crowdfundingOf(stack, seller.token);
  const work = await (await worksOf(stack, seller)).add({ title: 'Foghorn' });
  const cover = await paint(page, 'cover.jpg', ['#274060', '#e8c07a']);
  const request = await requests.create('Forty lighthouses', [work.id], cover);
  await requests.other('accept', request);
  await requests.other('donate', request, { amount: 250 });
  return { seller, order, shown, request };
}

const palette = (page: Page) => page.getByRole('dialog');
const options = (page: Page, section: string) =>
  palette(page).getByRole('group', { name: section }).getByRole('option');

async function find(page: Page, letters: string) {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(letters);
}

test('finds orders, buyers, exhibitions and crowdfunding requests, and lists recently opened records', async ({
  page,
  stack,
}) => {
  const { seller, order, request } = await establish(page, stack, 'Lighthouses of Kent');
  await openSignedOut(page, '/seller-dashboard', languages.en);
  await enter(page, seller);
  await expect(page.getByRole('button', { name: languages.en.account })).toBeVisible();

  await find(page, 'lighth');
  await expect(options(page, 'Library')).toHaveText([/Lighthouse, west side/]);
  await expect(options(page, 'Orders')).toHaveCount(2);
  await expect(options(page, 'Exhibitions')).toHaveText([/Lighthouses of Kent/]);
  await expect(options(page, 'Crowd funding')).toHaveText([/Forty lighthouses/]);
  await expectAccessible(page);
  await options(page, 'Crowd funding').click();
  await expect(page).toHaveURL(new RegExp(`/crowdfunding/view-info/${request.id}$`));

  // An order by its number, as on a packing slip.
  await find(page, order.number);
  await expect(options(page, 'Orders')).toHaveText([new RegExp(order.number)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/buy-orders-info/${order.id}$`));

  // The buyer: what the seller may know, and their orders.
  await find(page, 'quill');
  await options(page, 'People').click();
  await expect(page).toHaveURL(/\/purchased\/view-user-profile\?id=/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible();
  const ordered = main.getByRole('region', { name: '2 orders' });
  await expect(ordered.getByRole('link', { name: order.number })).toBeVisible();
  await expectSound(page);
  await ordered.getByRole('link', { name: order.number }).click();
  await expect(page).toHaveURL(new RegExp(`/buy-orders-info/${order.id}$`));

  await page.keyboard.press('Control+k');
  await expect(options(page, 'Recent')).toHaveText([/Ada Quill/, /Lighthouse/, /Forty lighthouses/]);
});

test('日本語で：変換中は開かず、確定すると見つかり、全角でも見つかる', async ({ page, stack }) => {
  const { seller, shown } = await establish(page, stack, '灯台 Lamps');
  await openSignedOut(page, '/seller-dashboard', languages.ja);
  await enter(page, seller);
  await expect(page.getByRole('button', { name: languages.ja.account })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = palette(page).getByRole('combobox');
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/product/search') queries.push(searchParams.get('query') ?? '');
  });
  await expect(box).toBeFocused();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: '灯台', selectionStart: 2, selectionEnd: 2 });
  await expect(box).toHaveValue('灯台');
  const before = page.url();
  // Enter that ends a composition opens nothing, and only confirmed text is searched for.
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  expect(queries).toEqual([]);
  await cdp.send('Input.insertText', { text: '灯台' });
  await expect(options(page, '展覧会')).toHaveText([/灯台 Lamps/]);
  expect(page.url()).toBe(before);
  await box.fill('ｌａｍｐｓ');
  await expect(options(page, '展覧会')).toHaveText([/灯台 Lamps/]);
  await options(page, '展覧会').click();
  await expect(page).toHaveURL(new RegExp(`/exhibitions/view/${shown.id}$`));
});

test('treats an overlong query as no results, retries a failed search, and rejects an unknown profile', async ({
  page,
  stack,
}) => {
  const { seller } = await establish(page, stack, 'Buoys');
  await openSignedOut(page, '/seller-dashboard', languages.en);
  await enter(page, seller);
  await expect(page.getByRole('button', { name: languages.en.account })).toBeVisible();
  // A query longer than the maximum finds nothing; that is not an error.
  await find(page, 'x'.repeat(400));
  await expect(
    palette(page)
      .getByText(/^No results for/)
      .first(),
  ).toBeVisible();
  await expect(palette(page).getByRole('button', { name: 'Search again' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.route('**/product/search?*', (route) => route.fulfill({ status: 500, body: '' }));
  await find(page, 'lighth');
  const again = palette(page).getByRole('button', { name: 'Search again' });
  await expect(again).toBeVisible();
  await page.unroute('**/product/search?*');
  await again.click();
  await expect(options(page, 'Library')).toHaveText([/Lighthouse, west side/]);
  await expect(palette(page).getByRole('combobox')).toHaveValue('lighth');
  await page.keyboard.press('Escape');

  await page.goto('/purchased/view-user-profile?id=usr_0000000000000000000000000');
  await expect(page.getByText('This link matches none of them.', { exact: false })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'View requests' }).click();
  await expect(page).toHaveURL(/\/crowdfunding-list$/);
});
