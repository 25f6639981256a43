import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOfList } from '../support/lists.ts';
import { play } from '../support/newcomer.ts';
import { artist } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const texts = {
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

/* The browser logs error responses. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

for (const text of Object.values(texts)) {
  test(`lists, filters, exports and opens sellers (${text.locale})`, async ({ page, stack }) => {
    const helper = { firstname: 'Mio', lastname: 'Kanda', actor_type: 'internal_user', password: 'gallery-wall' };
    await play(stack, 'accounts.person', { ...helper, email: `helper-${text.locale}@example.com` });
    await openSignedOut(page, '/sellers-users-list', text);
    await enter(page, artist);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(main(page).getByRole('link', { name: text.subscribed })).toHaveAttribute('aria-current', 'page');
    await expect(names(page).first()).toBeVisible();
    const all = await names(page).count();
    expect(all).toBeGreaterThan(1);
    await expectSound(page);

    await main(page).getByRole('button', { name: text.filter, exact: true }).click();
    await page.getByRole('dialog').getByText(text.artists).click();
    await page.getByRole('dialog').getByRole('button', { name: text.apply, exact: true }).click();
    await expect(page).toHaveURL(/[?&]role=artist/);
    await expect(grid(page).getByRole('row').nth(1)).toContainText(text.role);
    await page.reload();
    await expect(grid(page).getByRole('row').nth(1)).toContainText(text.role);
    await page.goBack();
    await expect(page).not.toHaveURL(/role=/);
    await expect(names(page)).toHaveCount(all);

    await main(page).getByRole('searchbox').fill('watanabe');
    await expect(names(page)).toHaveCount(1);
    const [download] = await Promise.all([page.waitForEvent('download'), chooseOfList(page, text.export)]);
    expect(download.suggestedFilename()).toMatch(text.file);
    const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(text.head);
    expect(lines[1]).toContain('Kenji Watanabe,');

    await names(page).click();
    await expect(page).toHaveURL(/\/subscribed-view-user\/\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kenji Watanabe' })).toBeVisible();
    await expectSound(page);
    await page.goBack();
    await expect(main(page).getByRole('searchbox')).toHaveValue('watanabe');

    await main(page).getByRole('searchbox').fill('nobody at all');
    await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
    await page.getByRole('button', { name: text.clear }).click();
    await expect(names(page)).toHaveCount(all);

    await main(page).getByRole('link', { name: text.internal }).click();
    await expect(page).toHaveURL(/\?type=internal$/);
    await expect(main(page).getByRole('link', { name: text.internal })).toHaveAttribute('aria-current', 'page');
    await expect(names(page).first()).toHaveAttribute('href', /^\/profile-info\//);
    await expectSound(page);

    await page.goto('/subscribed-view-user/usr_nobody');
    await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
    await page.getByRole('link', { name: text.back }).click();
    await expect(names(page)).toHaveCount(all);
  });
}

test('renders only the visible rows of 1,000 sellers, and reaches the last one by keyboard', async ({ page }) => {
  let perPage: string | null = null;
  await page.route('**/product/users/list?*', async (route) => {
    perPage = new URL(route.request().url()).searchParams.get('perPage');
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
  await openSignedOut(page, '/sellers-users-list', languages.en);
  await enter(page, artist);
  await expect(main(page).getByText('1,000 people').first()).toBeVisible();
  expect(perPage).toBe('1000');
  expect(await grid(page).getByRole('row').count()).toBeLessThan(100);
  await names(page).first().focus();
  await page.keyboard.press('Control+End');
  await expect(names(page).filter({ hasText: 'Seller 1000' })).toBeVisible();
  expect(await grid(page).getByRole('row').count()).toBeLessThan(100);
});

test('shows sellers as cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openSignedOut(page, '/sellers-users-list', languages.en);
  await enter(page, artist);
  const card = page.getByRole('listitem').filter({ hasText: 'Kenji Watanabe' });
  await expect(card).toContainText('Artist');
  await expectSound(page);
  await card.getByRole('link', { name: 'Kenji Watanabe' }).click();
  await expect(page).toHaveURL(/\/subscribed-view-user\//);
});

test('retries a failed list, and ignores invalid URL parameters', async ({ page }) => {
  await page.route('**/product/users/list?*', (route) => route.fulfill({ status: 500, body: '' }));
  await openSignedOut(page, '/sellers-users-list', languages.en);
  await enter(page, artist);
  await expect(page.getByText('We couldn’t load this list.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/product/users/list?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page).first()).toBeVisible();
  // A reversed range in the URL is ignored.
  await page.goto('/sellers-users-list?since=2026-12-01..2026-01-01&role=nobody&page=9');
  await expect(names(page).first()).toBeVisible();
});
