import { readFile } from 'node:fs/promises';
import { crowdfundingOf } from '../support/crowdfunding.ts';
import { chooseOfList } from '../support/lists.ts';
import { call } from '../support/newcomer.ts';
import { ordersOf } from '../support/orders.ts';
import { paint } from '../support/pictures.ts';
import { artist } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/* A request is rejected on purpose. */
test.use({ expectedConsoleErrors: [/Failed to load resource.*422/] });

const nothing = { amount: '0', currency: 'USD' };

const texts = {
  en: {
    ...languages.en,
    title: 'My tasks',
    search: 'Search numbers, titles, people',
    answer: 'Answer the request',
    nothing: 'No data found',
    donations: /^Donations/,
    thank: 'Thank 1 supporter',
    credit: /^Credit/,
    orders: 'Search orders and buyers',
    total: 'Received in US dollars',
    export: 'Export CSV',
    head: 'Date,Order,Type,Work,Buyer,Amount,Currency,Payout due',
    sale: 'Sale',
  },
  ja: {
    ...languages.ja,
    title: 'マイタスク',
    search: '番号・タイトル・相手で検索',
    answer: '購入リクエストに回答する',
    nothing: '該当するデータがありません',
    donations: /^寄付/,
    thank: '支援者1人にお礼を送る',
    credit: /^入金/,
    orders: '注文・購入者で検索',
    total: '入金（米ドル）',
    export: 'CSVに書き出す',
    head: '記帳日,注文,内容,作品,購入者,金額,通貨,支払予定日',
    sale: '販売',
  },
} as const;

for (const text of Object.values(texts)) {
  test(`lists a task until it is done, and adds up received payments (${text.locale})`, async ({ page, stack }) => {
    const title = `Rope and tar ${text.locale} ${Date.now()}`;
    const orders = await ordersOf(stack, artist, title);
    const order = await orders.place();
    const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: artist });
    const requests = crowdfundingOf(stack, token);
    const works = await worksOf(stack, artist);
    const given = await works.add({ title: `${title} II` });
    const cover = await paint(page, 'cover.jpg', ['#1d3c5a', '#d8b070']);
    const request = await requests.create(`${title} III`, [given.id], cover);
    await requests.other('accept', request);
    await requests.other('donate', request, { amount: 120 });

    await openSignedOut(page, '/my-tasks/orders/buy', text);
    await enter(page, artist);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await main.getByRole('searchbox', { name: text.search }).fill(title);
    const row = main.getByRole('row').filter({ hasText: order.number });
    await expect(row).toContainText(text.answer);
    await expectSound(page);
    await row.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/buy-orders-info/${order.id}$`));

    /* Done elsewhere and polled: going back no longer shows it. */
    await orders.take('change-order-status', {
      order_id: order.id,
      status: 'Payment Requested',
      delivery_charge: nothing,
      insurance_charge: nothing,
    });
    await page.goBack();
    await expect(main.getByText(text.nothing)).toBeVisible();
    await expect(main.getByRole('searchbox', { name: text.search })).toHaveValue(title);

    await main.getByRole('link', { name: text.donations }).click();
    await expect(page).toHaveURL(/\/my-tasks\/crowdfunding\/donation$/);
    await expect(main.getByRole('row').filter({ hasText: request.number })).toContainText(text.thank);

    await orders.buyer('pay', order, { method: 'card' });
    await orders.take('change-order-status', { order_id: order.id, status: 'Order Confirmed' });
    await main.getByRole('link', { name: text.credit }).click();
    await main.getByRole('searchbox', { name: text.orders }).fill(title);
    const entry = main.getByRole('row').filter({ hasText: order.number });
    await expect(entry).toContainText(text.sale);
    const { amounts } = await orders.read(order.id);
    const received = Number(amounts.amount_received.amount);
    // By visible text: the sum is beside its label, with no space character between them.
    await expect(main).toContainText(`${text.total} $${received.toFixed(2)}`, { useInnerText: true });
    await expectSound(page);
    const coming = page.waitForEvent('download');
    await chooseOfList(page, text.export);
    const file = await readFile(await (await coming).path(), 'utf8');
    const [head, line] = file.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(text.head);
    expect(line).toContain(`${order.number},${text.sale},${title}`);
    expect(line).toContain(`,${received},USD`);

    await page.reload();
    await expect(entry).toContainText(text.sale);
    await entry.getByRole('link', { name: order.number }).click();
    await expect(page).toHaveURL(new RegExp(`/buy-orders-info/${order.id}$`));
  });
}

test('creates, replaces and revokes a calendar link for deadlines by keyboard', async ({ page, stack }) => {
  const title = `Slack water ${Date.now()}`;
  const orders = await ordersOf(stack, artist, title);
  const order = await orders.place();
  const charges = { delivery_charge: nothing, insurance_charge: nothing };
  await orders.take('change-order-status', { order_id: order.id, status: 'Payment Requested', ...charges });
  await openSignedOut(page, '/seller-dashboard', languages.en);
  await enter(page, artist);
  const main = page.getByRole('main');
  const deadlines = main.getByRole('region', { name: 'Deadlines' });
  await expect(deadlines.getByRole('link').first()).toBeVisible();

  const open = deadlines.getByRole('button', { name: 'Calendar' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deadlines in your calendar' });
  const failing = '**/product/calendar-feed';
  const make = dialog.getByRole('button', { name: 'Create a link' });
  await expect(make).toBeVisible();
  await page.route(failing, (route) => route.fulfill({ status: 422, json: { success: false, message: 'Not now.' } }));
  await make.press('Enter');
  await expect(dialog.getByText('Not now.')).toBeVisible();
  await page.unroute(failing);
  await make.press('Enter');
  const field = dialog.getByLabel('Calendar link', { exact: true }).and(page.getByRole('textbox'));
  await expect(field).toHaveValue(/\/calendars\/.*\.ics$/);
  await expectSound(page);
  const address = await field.inputValue();
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const text = (await calendar.text()).replace(/\r\n[ \t]/g, '');
  expect(text).toContain(title);
  expect(text).toContain(`/buy-orders-info/${order.id}`);

  await dialog.getByRole('button', { name: 'Create a new link' }).press('Enter');
  await expect(field).not.toHaveValue(address);
  expect((await fetch(address)).status).toBe(404);
  const other = await field.inputValue();
  expect((await fetch(other)).status).toBe(200);
  // The pressed button stays during the refetch, and keeps the focus until it disappears.
  await page.route(failing, async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(make).toBeVisible();
  expect((await fetch(other)).status).toBe(404);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
