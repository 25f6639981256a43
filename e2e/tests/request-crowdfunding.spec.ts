import type { Page } from '@playwright/test';
import { crowdfundingOf } from '../support/crowdfunding.ts';
import { isSent } from '../support/faults.ts';
import { call } from '../support/newcomer.ts';
import { paint } from '../support/pictures.ts';
import { artist, rival, type Seller, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/* Requests fail on purpose. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

const path = '/request-crowdfunding';
const mainOf = (page: Page) => page.getByRole('main');
const usd = (amount: string) => ({ amount, currency: 'USD' });

/** The seller's requests whose titles contain a word, from the API. */
async function requestsOf(stack: Stack, seller: Seller) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: seller });
  const about = async (word: string) => {
    type List = { list: { id: string; title: string; pieces: number }[] };
    const { list } = await call<List>(stack, `/product/crowd-funding-list?search=${encodeURIComponent(word)}`, {
      token,
    });
    return list;
  };
  return { ...crowdfundingOf(stack, token), about };
}

/** Chooses works of the library by title. */
async function choose(page: Page, search: string, titles: string[]) {
  await mainOf(page).getByRole('button', { name: 'Choose works' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose works' });
  await dialog.getByRole('searchbox').fill(search);
  // The previous rows and their checkboxes disappear when the search results arrive.
  await expect(dialog.getByRole('rowheader')).toHaveCount(titles.length);
  for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check();
  await dialog.getByRole('button', { name: /^Choose \d/ }).click();
  await expect(dialog).toHaveCount(0);
}

test('validates, sends and edits a request with a cover and two works, until it is accepted', async ({
  page,
  stack,
}) => {
  const requests = await requestsOf(stack, artist);
  const works = await worksOf(stack, artist);
  for (const title of ['Lamp of Shiohama, east', 'Lamp of Shiohama, west']) {
    await works.add({ title, for_sale: true, sale_cost: usd('980.00') });
  }
  await signIn(page, artist, path);
  const main = mainOf(page);
  await main.getByLabel('Title').fill('Lamps of the quay');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await paint(page, 'cover.jpg', ['#1d3c5a', '#d8b070']));
  await main.getByLabel('Amount requested').fill('8000');
  const fees = main.getByRole('region', { name: 'What you receive' });
  await expect(fees).toContainText('−$1,200.00');
  await expect(fees).toContainText('$6,800.00');
  await main.getByRole('combobox', { name: 'Art completion date' }).fill('17/08/2099');
  await main.getByLabel('Funding period').fill('6');

  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('Choose at least one work.').first()).toBeVisible();
  await choose(page, 'Shiohama', ['Lamp of Shiohama, east', 'Lamp of Shiohama, west']);
  const cost = (at: number) => main.getByLabel('Crowdfunding cost').nth(at);
  await expect(main.getByLabel('Normal cost').first()).toHaveValue('980.00');
  await cost(0).fill('760');
  await cost(1).fill('981');
  await expect(fees).toContainText('−$522.30');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(cost(1)).toHaveAccessibleDescription('The crowdfunding cost can’t be higher than the normal cost.');
  await expect(cost(1)).toBeFocused();
  await expectSound(page);

  await cost(1).fill('740');
  await main.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page).toHaveURL(/\/crowdfunding\/view-info\//);
  await expect(page.getByText('Request sent.', { exact: false }).first()).toBeVisible();
  await expect(main.getByText('$1,500.00').first()).toBeVisible();
  const sent = await requests.about('Lamps');
  expect(sent).toMatchObject([{ title: 'Lamps of the quay', pieces: 2 }]);

  /* Edited while undecided; one of the works is removed. */
  await main.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/edit-crowdfunding-art\//);
  await expect(main.getByLabel('Title')).toHaveValue('Lamps of the quay');
  await main.getByLabel('Title').fill('Lamps along the quay');
  await main
    .getByRole('button', { name: /^Remove “/ })
    .nth(1)
    .click();
  await expectSound(page);
  await main.getByRole('button', { name: 'Save request' }).click();
  await expect(page).toHaveURL(/\/crowdfunding\/view-info\//);
  await expect(main.getByRole('heading', { name: 'Lamps along the quay' })).toBeVisible();
  const [changed] = await requests.about('along');
  expect(changed).toMatchObject({ pieces: 1 });

  const id = changed?.id ?? '';
  await requests.other('accept', { id });
  await expect(main.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto(`/edit-crowdfunding-art/${id}`);
  await expect(main.getByText('Current status: Accepted.', { exact: false })).toBeVisible();
});

test('does not submit on Enter during composition, and restores the draft after a reload (ja, keyboard)', async ({
  page,
  stack,
}) => {
  const requests = await requestsOf(stack, rival);
  await (await worksOf(stack, rival)).add({ title: '夜の灯台' });
  await openSignedOut(page, path, languages.ja);
  await enter(page, rival);
  const main = mainOf(page);
  const title = main.getByLabel('タイトル');
  let sent = 0;
  await page.route('**/store/new', async (route) => {
    if (isSent(route)) sent += 1;
    await route.continue();
  });
  await title.focus();
  await page.keyboard.insertText('灯台の連作');
  /* The Enter that ends a composition. */
  await title.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229, bubbles: true });
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await paint(page, '灯台.jpg', ['#203040', '#c0a080']));
  await main.getByLabel('希望額').focus();
  await page.keyboard.type('６０００');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(title).toHaveValue('灯台の連作');
  await expect(main.getByLabel('希望額')).toHaveValue('6,000.00');
  await expect(main.getByText('灯台.jpg').first()).toBeAttached();
  expect(sent).toBe(0);

  await main.getByRole('combobox', { name: '作品の完成予定日' }).focus();
  await page.keyboard.type('2099/08/17');
  await main.getByLabel('募集期間').focus();
  await page.keyboard.type('6');
  await main.getByRole('button', { name: '作品を選ぶ' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '作品を選ぶ' });
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.insertText('夜の');
  await dialog.getByRole('checkbox', { name: '夜の灯台' }).focus();
  await page.keyboard.press('Space');
  await expectSound(page);
  await dialog.getByRole('button', { name: '1点を選ぶ' }).focus();
  await page.keyboard.press('Enter');
  await main.getByLabel('通常価格').focus();
  await page.keyboard.type('900');
  await page.keyboard.press('Tab');
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crowdfunding\/view-info\//);
  await expect(page.getByText('申請を送信しました。', { exact: false }).first()).toBeVisible();
  expect(await requests.about('灯台の連作')).toHaveLength(1);
  await page.goto(path);
  await expect(title).toHaveValue('');
});

test('keeps the form after an empty 500 response, and retries a failed list of works', async ({ page, stack }) => {
  const requests = await requestsOf(stack, artist);
  await (await worksOf(stack, artist)).add({ title: 'Weir in June' });
  await signIn(page, artist, path);
  const main = mainOf(page);
  await main.getByLabel('Title').fill('Weirs');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await paint(page, 'weir.jpg', ['#406050', '#e0d0a0']));
  await main.getByLabel('Amount requested').fill('500');
  await main.getByRole('combobox', { name: 'Art completion date' }).fill('17/08/2099');
  await main.getByLabel('Funding period').fill('3');
  const list = '**/product-list/art?*';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }));
  await main.getByRole('button', { name: 'Choose works' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose works' });
  await expect(dialog.getByText('We couldn’t load your works.')).toBeVisible({ timeout: 20_000 });
  await page.unroute(list);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('searchbox').fill('nothing is called so');
  await expect(dialog.getByText('No matching works')).toBeVisible();
  await dialog.getByRole('searchbox').fill('weir');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: 'Weir in June' }).check();
  await dialog.getByRole('button', { name: 'Choose 1 work' }).click();
  await main.getByLabel('Normal cost').fill('400');
  await main.getByLabel('Crowdfunding cost').fill('300');

  await page.route('**/store/new', (route) => route.fulfill({ status: 500, body: '' }));
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText(/went wrong on our side/)).toBeVisible({ timeout: 20_000 });
  await expect(main.getByLabel('Title')).toHaveValue('Weirs');
  await expect(main.getByLabel('Crowdfunding cost')).toHaveValue('300.00');
  await page.unroute('**/store/new');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/crowdfunding\/view-info\//);
  expect(await requests.about('Weirs')).toHaveLength(1);
});
