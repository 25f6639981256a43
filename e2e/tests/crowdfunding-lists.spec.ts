import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { crowdfundingOf } from '../support/crowdfunding.ts';
import { expectFailuresHandled, headers } from '../support/failing-requests.ts';
import { chooseOfList } from '../support/lists.ts';
import { call, newcomer } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { paint } from '../support/pictures.ts';
import { artist } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/* Intentional failures. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

/** A new seller with works and requests. */
async function newSeller(stack: Stack) {
  const seller = await newcomer(stack);
  await payByCard(stack, seller);
  return { seller, requests: crowdfundingOf(stack, seller.token), works: await worksOf(stack, seller) };
}

/** Creates three requests: one with contributions, one undecided, one cancelled. */
async function createRequests(page: Page, { requests, works }: Awaited<ReturnType<typeof newSeller>>) {
  const file = (colours: [string, string]) => paint(page, 'cover.jpg', colours);
  const work = async (title: string) => (await works.add({ title })).id;
  const funded = await requests.create(
    'Twelve mornings',
    [await work('First light'), await work('The ferry')],
    await file(['#1d3c5a', '#d8b070']),
  );
  await requests.other('accept', funded);
  await requests.other('donate', funded, { amount: 1500 });
  const bought = funded.art_pieces.find(({ title }) => title === 'First light');
  if (!bought) throw new Error('expected a request with the piece “First light”');
  await requests.buy(bought);
  const waiting = await requests.create('港の連作', [await work('Slipway')], await file(['#5a1d3c', '#70d8b0']));
  const cancelled = await requests.create('A mural', [await work('Wall')], await file(['#3c5a1d', '#b070d8']));
  await requests.cancel(cancelled, '壁が使えません。');
  return { funded, waiting, cancelled, bought };
}

const main = (page: Page) => page.getByRole('main');
const rowsOf = (page: Page) =>
  main(page)
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.locator('a[href^="/crowdfunding/view-info/"]') });

test('a seller filters and exports crowdfunding requests, sees the funds raised and edits a purchased piece', async ({
  page,
  stack,
}) => {
  const own = await newSeller(stack);
  await openSignedOut(page, '/crowdfunding-list', languages.en);
  await enter(page, own.seller);
  await expect(main(page).getByRole('heading', { name: 'No crowdfunding requests yet' })).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveCount(0);
  await expectSound(page);

  const { funded, waiting } = await createRequests(page, own);
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Request crowdfunding' })).toHaveAttribute(
    'href',
    '/request-crowdfunding',
  );
  const row = rowsOf(page).filter({ hasText: 'Twelve mornings' });
  await expect(row).toContainText('Accepted');
  await expect(row.getByRole('meter', { name: 'Raised for Twelve mornings' })).toHaveAttribute(
    'aria-valuetext',
    '$2,260.00 (37%)',
  );
  await expect(rowsOf(page).filter({ hasText: '港の連作' })).toContainText('6 months');
  await expect(main(page).getByText('A mural')).toHaveCount(0);
  const funds = main(page).getByRole('region', { name: 'Total raised' });
  await expect(funds).toContainText('$2,260.00');
  await expect(funds).toContainText('Handling fee, 15%−$225.00');
  await expect(funds).toContainText('Sale service charge, 30%−$228.00');
  await expect(funds).toContainText('You receive$1,807.00');
  await expectSound(page);

  await main(page)
    .locator('label')
    .filter({ hasText: /^Requested/ })
    .click();
  await expect(page).toHaveURL(/[?&]status=requested/);
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link', { name: '港の連作' }).click();
  await expect(page).toHaveURL(new RegExp(`/crowdfunding/view-info/${waiting.id}$`));
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(1);
  await main(page).getByRole('searchbox').fill('nowhere');
  await expect(main(page).getByRole('heading', { name: 'No data found' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  const [download] = await Promise.all([page.waitForEvent('download'), chooseOfList(page, 'Export CSV')]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`${funded.number},Twelve mornings,Accepted,6000,2260,1807,USD,1,2,1,2099-08-17`);

  await main(page)
    .getByRole('link', { name: /^Purchased art/ })
    .click();
  await expect(page).toHaveURL(/\/purchased-arts-list$/);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(main(page).getByText('Ada Linden paid $760.00')).toBeVisible();
  await expectSound(page);
  await main(page).getByRole('link', { name: 'First light' }).click();
  await expect(main(page).getByRole('region', { name: 'Purchase' })).toContainText('$532.00');
  await expect(main(page).getByText('Crowdfunding cost')).toBeVisible();
  await expectSound(page);
  /* The agreed values are sent along with the changed ones. */
  await main(page).getByLabel('Description').fill('In three layers.');
  await main(page).getByRole('button', { name: 'Save changes' }).dblclick();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Edited' })).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Back to request' }).click();
  await expect(page).toHaveURL(new RegExp(`/crowdfunding/view-info/${funded.id}$`));
});

test('by keyboard in Japanese: a seller searches requests and opens a purchased piece and a cancelled request', async ({
  page,
  stack,
}) => {
  const own = await newSeller(stack);
  const { cancelled, bought } = await createRequests(page, own);
  await openSignedOut(page, '/crowdfunding-list', languages.ja);
  await enter(page, own.seller);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('クラウドファンディングのプロジェクト');
  await expect(rowsOf(page)).toHaveCount(2);
  const search = main(page).getByRole('searchbox');
  await search.focus();
  await page.keyboard.insertText('港の');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]search=/);
  await page.reload();
  await expect(search).toHaveValue('港の');
  await expectSound(page);

  await main(page)
    .getByRole('link', { name: /^購入された作品/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/purchased-arts-list$/);
  await main(page).getByRole('link', { name: bought.title }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('region', { name: '購入', exact: true })).toContainText('販売手数料（30%）');
  await page.goBack();

  await main(page)
    .getByRole('link', { name: /^キャンセル/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cancel-crowdfunding-request-list$/);
  await expect(rowsOf(page)).toContainText('壁が使えません。');
  await expectSound(page);
  await rowsOf(page).getByRole('link', { name: 'A mural' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/crowdfunding/view-info/${cancelled.id}$`));
});

test('request list and funds show load errors and retry; a piece that was not purchased is not found', async ({
  page,
  stack,
}) => {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: artist });
  const requests = crowdfundingOf(stack, token);
  const work = await (await worksOf(stack, artist)).add({ title: 'Pilot' });
  const mine = await requests.create('Pilot boats', [work.id], await paint(page, 'p.jpg', ['#203010', '#706080']));
  await openSignedOut(page, '/crowdfunding-list', languages.en);
  await enter(page, artist);
  const isLoaded = () => expect(main(page).getByText('Pilot boats').first()).toBeVisible();
  await expectFailuresHandled(page, ['/crowdfunding-list', '**/crowd-funding-list**', isLoaded]);

  const funds = main(page).getByRole('region', { name: 'Total raised' });
  await page.route('**/seller-total-funds', (route) => route.fulfill({ status: 500, body: '', headers }));
  await page.reload();
  await expect(funds).toContainText('We couldn’t load your funds.');
  await isLoaded();
  await page.unroute('**/seller-total-funds');
  /* Polling refetches it, too, possibly before the click. */
  await expect(async () => {
    const again = funds.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(funds).toContainText('You receive', { timeout: 2000 });
  }).toPass();

  await page.goto(`/purchased/view-info/${mine.art_pieces[0]?.id}`);
  await expect(main(page).getByRole('heading', { name: 'Piece not found' }).first()).toBeVisible();
  await main(page).getByRole('link', { name: 'View purchased art' }).click();
  await expect(page).toHaveURL(/\/purchased-arts-list$/);
});
