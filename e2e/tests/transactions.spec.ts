import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOfList, listMenu } from '../support/lists.ts';
import { call, type Newcomer, newcomer, play } from '../support/newcomer.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };

interface Begun {
  data: { checkout: { id: string } };
}

/** The page sizes of a PDF, in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
const a4 = [595, 842];

/** Pays by card: first for the sign-up, then for a renewal. */
async function pay(stack: Stack, { email, token }: Newcomer, isRenewal = false): Promise<void> {
  const { data } = await call<Begun>(stack, isRenewal ? '/product/renew_payment' : '/product/sign-up-payment', {
    token,
    body: { email, method: 'card', ...(isRenewal && { services }) },
  });
  const { id } = data.checkout;
  await play(stack, 'payments.checkout', { id, outcome: 'pay' });
  const returned = isRenewal ? '/product/stripe-renew-payment-success' : '/product/stripe-payment-success';
  await call(stack, returned, { token, body: { session_id: id } });
}

/** The numbers of a seller's disk quota receipts, newest first. */
const numbersOf = async (stack: Stack, { id, token }: Newcomer) =>
  (
    await call<{ data: { number: string }[] }>(stack, `/product/transactions-list-disk?seller_id=${id}`, { token })
  ).data.map(({ number }) => number);

/** A seller who has signed up and renewed: two receipts per service. */
async function payer(stack: Stack): Promise<{ seller: Newcomer; newest: string; oldest: string }> {
  const seller = await newcomer(stack);
  await pay(stack, seller);
  await pay(stack, seller, true);
  const [newest = '', oldest = ''] = await numbersOf(stack, seller);
  expect(oldest).not.toBe('');
  return { seller, newest, oldest };
}

const texts = {
  en: {
    ...languages.en,
    title: 'Transactions',
    disk: 'Disk quota',
    slack: 'Notification service',
    list: 'Receipts',
    search: 'Search receipt numbers',
    clear: 'Clear search and filters',
    nothing: 'No data found',
    total: 'Total in US dollars',
    export: 'Export CSV',
    file: /^Disk quota transactions, .*\.csv$/,
    receipt: 'Receipt',
    both: '2 receipts',
    print: 'Print receipts',
    paper: [
      'Received from Morita Studio',
      'including consumption tax of $4.80',
      'In payment of: 20 GB disk quota for 1 year. Received with thanks.',
      'Paid byCard',
    ],
    head: 'Receipt,Paid on,Quota (GB),Covers from,Covers to,Paid by,Subtotal,Consumption tax,Total,Currency',
  },
  ja: {
    ...languages.ja,
    title: '取引',
    disk: 'ディスク容量',
    slack: '通知サービス',
    list: '領収書',
    search: '領収書番号で検索',
    clear: '検索と絞り込みを解除',
    nothing: '該当するデータがありません',
    total: '合計（米ドル）',
    export: 'CSVに書き出す',
    file: /^ディスク容量の取引, .*\.csv$/,
    receipt: '領収書',
    both: '領収書（2件）',
    print: '領収書を印刷',
    paper: [
      'Morita Studio 御中',
      '税込（うち消費税 $4.80）',
      '但し、ディスク容量 20 GB（1年分）の料金として、上記の金額を正に領収いたしました。',
      'お支払い方法カード',
    ],
    head: '領収書番号,支払日,容量（GB）,対象期間の開始日,対象期間の終了日,支払い方法,税抜金額,消費税,合計,通貨',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

for (const text of Object.values(texts)) {
  test(`searches, sorts, adds up, exports and prints receipts (${text.locale})`, async ({ page, stack }) => {
    const { seller, newest, oldest } = await payer(stack);
    await openSignedOut(page, '/slack-transactions', text);
    await enter(page, seller);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await page.getByRole('link', { name: text.disk, exact: true }).click();
    await expect(page).toHaveURL(/\/disk-quota-transactions$/);
    await expect(page.getByRole('link', { name: text.disk, exact: true })).toHaveAttribute('aria-current', 'page');

    const grid = page.getByRole('grid', { name: text.list });
    const rows = grid.getByRole('row').filter({ hasText: 'R-' });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(newest);
    // 20 GB at $2.40 for a year plus ten percent, twice.
    await expect(main(page).getByText('$105.60')).toBeVisible();
    await expect(main(page).getByText(text.total)).toBeVisible();
    await expectSound(page);

    // The state is in the URL: it survives a reload, and Back undoes it.
    await grid.getByRole('columnheader').nth(1).click();
    await expect(page).toHaveURL(/[?&]sort=paid_at$/);
    await expect(rows.first()).toContainText(oldest);
    await page.reload();
    await expect(rows.first()).toContainText(oldest);

    const search = page.getByRole('searchbox', { name: text.search });
    await search.fill(newest.toLowerCase());
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]search=r-/);
    await expect(main(page).getByText('$105.60')).toHaveCount(0);

    const [download] = await Promise.all([page.waitForEvent('download'), chooseOfList(page, text.export)]);
    expect(download.suggestedFilename()).toMatch(text.file);
    const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(text.head);
    expect(lines[1]).toContain(`${newest},`);
    expect(lines[1]).toMatch(/,20,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,[^,]+,48,4\.8,52\.8,USD$/);

    await search.fill('R-0000');
    await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
    await page.getByRole('button', { name: text.clear }).click();
    await expect(rows).toHaveCount(2);

    const paper = page.getByRole('article', { name: text.receipt, exact: true });
    await chooseOfList(page, text.print);
    await expect(page.getByRole('heading', { level: 1, name: text.both })).toBeVisible();
    await expect(paper).toContainText([oldest, newest]);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4, a4]);
    await page.goBack();

    await rows.getByRole('link', { name: oldest }).click();
    await expect(page).toHaveURL(/\/disk-quota-transactions\/txn_\w+\/receipt$/);
    for (const part of [oldest, ...text.paper]) await expect(paper).toContainText(part);
    await expect(paper.getByRole('row')).toHaveText([/./, /\$48\.00$/, /\$48\.00$/, /\$4\.80$/, /\$52\.80$/]);
    await expectSound(page);
  });

  test(`shows receipts as cards on a phone (${text.locale})`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { seller, newest, oldest } = await payer(stack);
    await openSignedOut(page, '/disk-quota-transactions', text);
    await enter(page, seller);
    const cards = page.getByRole('listitem').filter({ hasText: 'R-' });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(newest);
    await expect(cards.first()).toContainText('$52.80');
    await expect(cards.last()).toContainText(oldest);
    await expectSound(page);
    await page.getByRole('link', { name: text.slack, exact: true }).click();
    await expect(page).toHaveURL(/\/slack-transactions$/);
    await expect(cards).toHaveCount(2);
    await expectSound(page);
  });
}

test('filters by an inclusive date range in the URL, and ignores invalid parameters', async ({ page, stack }) => {
  const { seller } = await payer(stack);
  const today = new Date().toISOString().slice(0, 10);
  await openSignedOut(page, `/disk-quota-transactions?paid=${today}..${today}`, languages.en);
  await enter(page, seller);
  const rows = page.getByRole('grid', { name: 'Receipts' }).getByRole('row').filter({ hasText: 'R-' });
  await expect(rows).toHaveCount(2);
  await page.goto('/disk-quota-transactions?paid=2020-01-01..2020-12-31');
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await expect(listMenu(page)).toHaveCount(1);
  await listMenu(page).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Export CSV' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\/disk-quota-transactions$/);
  await page.goto('/disk-quota-transactions?paid=2026-02-30..2020-01-01&sort=colour&page=99');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
});

test('switches tabs, exports the list and prints a receipt by keyboard', async ({ page, stack }) => {
  const { seller, newest } = await payer(stack);
  await openSignedOut(page, '/slack-transactions', languages.en);
  await enter(page, seller);
  await expect(page.getByRole('grid', { name: 'Receipts' })).toBeVisible();
  await page.getByRole('link', { name: 'Disk quota', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/disk-quota-transactions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const exporting = listMenu(page);
  await expect(exporting).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    if (await exporting.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(exporting).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Print receipts' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Export CSV' })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  // The focus stays, so that the next item can be reached from there.
  await expect(exporting).toBeFocused();

  const link = page.getByRole('grid', { name: 'Receipts' }).getByRole('link', { name: newest });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`Receipt ${newest}`));
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '日本語' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/words=both/);
  const paper = page.getByRole('article', { name: 'Receipt' });
  await expect(paper).toContainText('領収書');
  await expect(paper).toContainText('Morita Studio 御中');
  await expectSound(page);

  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await expect(page.getByRole('grid', { name: 'Receipts' })).toBeVisible();
});

test('links to the services when nothing has been paid yet', async ({ page, stack }) => {
  const seller = await newcomer(stack);
  await pay(stack, seller);
  await page.route('**/transactions-list-slack?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, data: [], totals: [], from: null, to: null, total: 0 } });
  });
  await openSignedOut(page, '/slack-transactions', languages.en);
  await enter(page, seller);
  await expect(page.getByRole('heading', { name: 'No notification service payments yet' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search receipt numbers' })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('link', { name: 'Renew or change services' }).click();
  await expect(page).toHaveURL(/\/payment-renew$/);
});

test.describe('a failing backend', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('shows an error and a retry for the list, the export and a receipt', async ({ page, stack }) => {
    const { seller, newest } = await payer(stack);
    let broken = true;
    await page.route('**/transactions-list-disk?*', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await openSignedOut(page, '/disk-quota-transactions', languages.en);
    await enter(page, seller);
    await expect(page.getByText('We couldn’t load your receipts.')).toBeVisible({ timeout: 30_000 });
    await expectSound(page);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid', { name: 'Receipts' })).toBeVisible();

    broken = true;
    await chooseOfList(page, 'Export CSV');
    await expect(page.getByText(/We couldn’t create the file\./)).toBeVisible({ timeout: 30_000 });
    broken = false;
    const [download] = await Promise.all([page.waitForEvent('download'), chooseOfList(page, 'Export CSV')]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);

    await page.route('**/product/transactions/*', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    broken = true;
    await page.getByRole('grid', { name: 'Receipts' }).getByRole('link', { name: newest }).click();
    await expect(page.getByText('We couldn’t load this receipt.')).toBeVisible({ timeout: 30_000 });
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'Receipt' })).toContainText(newest);

    await page.goto('/disk-quota-transactions/txn_nobodys/receipt');
    await expect(page.getByRole('heading', { name: 'Receipt not found' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Print/ })).toBeDisabled();
    await expectSound(page);
    await page.getByRole('link', { name: 'All receipts' }).click();
    await expect(page).toHaveURL(/\/disk-quota-transactions$/);
  });
});
