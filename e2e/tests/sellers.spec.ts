import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOfList } from '../support/lists.ts';
import { play } from '../support/newcomer.ts';
import { artist } from '../support/sellers.ts';
import { askFor, enter, languages } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: {
    ...languages.en,
    title: 'Sellers list',
    subscribed: /^Subscribed users/,
    internal: /^Internal users/,
    filter: 'Role',
    apply: 'Apply',
    artists: /^Artist/,
    role: 'Artist',
    clear: 'Clear search and filters',
    nothing: 'No data found',
    export: 'Export CSV',
    file: /^Subscribed users, .*\.csv$/,
    head: 'Name,Role,Company,Industry,City,Country,Email,Telephone,Member since',
    missing: 'Profile not found',
    back: 'Back to sellers list',
  },
  ja: {
    ...languages.ja,
    title: '出品者一覧',
    subscribed: /^契約ユーザー/,
    internal: /^社内ユーザー/,
    filter: '役割',
    apply: '適用',
    artists: /^アーティスト/,
    role: 'アーティスト',
    clear: '検索と絞り込みを解除',
    nothing: '該当するデータがありません',
    export: 'CSVに書き出す',
    file: /^契約ユーザー, .*\.csv$/,
    head: '名前,役割,会社名・屋号,業種,市区町村,国,メールアドレス,電話番号,登録日',
    missing: 'プロフィールが見つかりません',
    back: '出品者一覧へ',
  },
} as const;

interface Card {
  id: string;
  firstname: string;
  lastname: string;
}

const main = (page: Page) => page.getByRole('main');
const grid = (page: Page) => page.getByRole('grid');
const names = (page: Page) => grid(page).getByRole('link');

/* The browser logs a refusal. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

for (const said of Object.values(words)) {
  test(`sellers are listed, narrowed, seen and taken along (${said.locale})`, async ({ page, stack }) => {
    const helper = { firstname: 'Mio', lastname: 'Kanda', actor_type: 'internal_user', password: 'gallery-wall' };
    await play(stack, 'accounts.person', { ...helper, email: `helper-${said.locale}@example.com` });
    await askFor(page, '/sellers-users-list', said);
    await enter(page, artist);
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
    await expect(main(page).getByRole('link', { name: said.subscribed })).toHaveAttribute('aria-current', 'page');
    await expect(names(page).first()).toBeVisible();
    const all = await names(page).count();
    expect(all).toBeGreaterThan(1);
    await expectSound(page);

    await main(page).getByRole('button', { name: said.filter, exact: true }).click();
    await page.getByRole('dialog').getByText(said.artists).click();
    await page.getByRole('dialog').getByRole('button', { name: said.apply, exact: true }).click();
    await expect(page).toHaveURL(/[?&]role=artist/);
    await expect(grid(page).getByRole('row').nth(1)).toContainText(said.role);
    await page.reload();
    await expect(grid(page).getByRole('row').nth(1)).toContainText(said.role);
    await page.goBack();
    await expect(page).not.toHaveURL(/role=/);
    await expect(names(page)).toHaveCount(all);

    await main(page).getByRole('searchbox').fill('watanabe');
    await expect(names(page)).toHaveCount(1);
    const [download] = await Promise.all([page.waitForEvent('download'), chooseOfList(page, said.export)]);
    expect(download.suggestedFilename()).toMatch(said.file);
    const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(said.head);
    expect(lines[1]).toContain('Kenji Watanabe,');

    await names(page).click();
    await expect(page).toHaveURL(/\/subscribed-view-user\/\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kenji Watanabe' })).toBeVisible();
    await expectSound(page);
    await page.goBack();
    await expect(main(page).getByRole('searchbox')).toHaveValue('watanabe');

    await main(page).getByRole('searchbox').fill('nobody at all');
    await expect(page.getByRole('heading', { name: said.nothing })).toBeVisible();
    await page.getByRole('button', { name: said.clear }).click();
    await expect(names(page)).toHaveCount(all);

    await main(page).getByRole('link', { name: said.internal }).click();
    await expect(page).toHaveURL(/\?type=internal$/);
    await expect(main(page).getByRole('link', { name: said.internal })).toHaveAttribute('aria-current', 'page');
    await expect(names(page).first()).toHaveAttribute('href', /^\/profile-info\//);
    await expectSound(page);

    await page.goto('/subscribed-view-user/usr_nobody');
    await expect(page.getByRole('heading', { level: 1, name: said.missing })).toBeVisible();
    await page.getByRole('link', { name: said.back }).click();
    await expect(names(page)).toHaveCount(all);
  });
}

test('a thousand people stand on one page, of which the table draws what is in view; by keyboard to the last', async ({
  page,
}) => {
  let asked: string | null = null;
  await page.route('**/product/users/list?*', async (route) => {
    asked = new URL(route.request().url()).searchParams.get('perPage');
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Card[]; counts: { subscribed: number } };
    const [card] = body.data;
    const data = Array.from({ length: 1000 }, (_, at) => ({
      ...card,
      id: `usr_many${at}`,
      firstname: 'Seller',
      lastname: String(at + 1).padStart(4, '0'),
    }));
    const counts = { ...body.counts, subscribed: 1000 };
    await route.fulfill({ response: answer, json: { ...body, data, counts, from: 1, to: 1000, total: 1000 } });
  });
  await askFor(page, '/sellers-users-list', languages.en);
  await enter(page, artist);
  await expect(main(page).getByText('1,000 people').first()).toBeVisible();
  expect(asked).toBe('1000');
  expect(await grid(page).getByRole('row').count()).toBeLessThan(100);
  await names(page).first().focus();
  await page.keyboard.press('Control+End');
  await expect(names(page).filter({ hasText: 'Seller 1000' })).toBeVisible();
  expect(await grid(page).getByRole('row').count()).toBeLessThan(100);
});

test('sellers are cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await askFor(page, '/sellers-users-list', languages.en);
  await enter(page, artist);
  const card = page.getByRole('listitem').filter({ hasText: 'Kenji Watanabe' });
  await expect(card).toContainText('Artist');
  await expectSound(page);
  await card.getByRole('link', { name: 'Kenji Watanabe' }).click();
  await expect(page).toHaveURL(/\/subscribed-view-user\//);
});

test('a list that fails is said in place, and asked again', async ({ page }) => {
  await page.route('**/product/users/list?*', (route) => route.fulfill({ status: 500, body: '' }));
  await askFor(page, '/sellers-users-list', languages.en);
  await enter(page, artist);
  await expect(page.getByText('We couldn’t load this list.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/product/users/list?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page).first()).toBeVisible();
  // A reversed range in the URL is ignored.
  await page.goto('/sellers-users-list?since=2026-12-01..2026-01-01&role=nobody&page=9');
  await expect(names(page).first()).toBeVisible();
});
