import type { Page } from '@playwright/test';
import { expectFailuresHandled } from '../support/failing-requests.ts';
import { expireSession } from '../support/faults.ts';
import { forumOf } from '../support/forum.ts';
import { artist, newcomer, rival, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/* Missing forums, rejected posts and intentional failures. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

const logOf = (page: Page) => page.getByRole('main').getByRole('log');

test('a member finds a forum and writes a post, which awaits the owner’s approval', async ({ page, stack }) => {
  const owner = await forumOf(stack, rival);
  const forum = await owner.open('Lost-wax casting', 'Bronze, and what goes wrong with it.');
  await owner.write(forum, 'What do you do about pinholes?');
  await signIn(page, artist, '/seller-dashboard');
  await page.getByRole('button', { name: languages.en.account }).click();
  await page.getByRole('menuitem', { name: 'Forum' }).click();
  await expect(page).toHaveURL(/\/forum-list$/);
  const main = page.getByRole('main');
  await expect(main.getByText(/published forums?$/)).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Forum' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  /* The filter survives a reload and Back. */
  await main.getByLabel('Search forums').fill('bronze');
  await expect(page).toHaveURL(/search=bronze/);
  const row = main.getByRole('row', { name: /Lost-wax casting/ });
  await expect(row).toContainText('1 new post');
  await expect(main.getByRole('link', { name: 'Papers that take water' })).toHaveCount(0);
  await expectSound(page);
  await page.reload();
  await row.getByRole('link', { name: 'Lost-wax casting' }).click();
  await expect(page).toHaveURL(new RegExp(`/forum\\?id=${forum.id}$`));
  await expect(page).toHaveTitle(/Lost-wax casting/);
  await expect(logOf(page).getByText('New', { exact: true })).toBeVisible();
  await expect.poll(async () => (await (await forumOf(stack, artist)).read(forum)).unread_count).toBe(0);

  /* An error is shown at the field and keeps the text; links with other schemes are not links. */
  const field = main.getByLabel('Write a post');
  await field.fill('Look at javascript:alert(1)');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByText(/Remove “javascript:alert\(1\)”/)).toBeVisible();
  await expect(field).toHaveValue('Look at javascript:alert(1)');
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  /* The text survives an expired session and a reload, and is sent once, by keyboard. */
  const text = '<img src=x onerror=alert(1)> Vacuum first: https://casting.example/vacuum';
  await field.fill(text);
  await expireSession(page, '**/post-forum-message', () => main.getByRole('button', { name: 'Send' }).click());
  await page.reload();
  await expect(field).toHaveValue(text);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/post-forum-message')) sent += 1;
  });
  await field.focus();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(logOf(page).getByText('Awaiting approval')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(sent).toBe(1);
  const link = logOf(page).getByRole('link', { name: 'https://casting.example/vacuum' });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);
  await expect(logOf(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expectSound(page);

  /* The owner publishes it: the page updates without a reload. */
  const [, waiting] = await owner.posts(forum);
  await owner.decide(forum, 'published', waiting);
  await expect(logOf(page).getByText('Awaiting approval')).toHaveCount(0);
  await expect(main.getByText('2 members')).toBeVisible();
});

test('an owner creates a forum, reviews posts and reports, and unpublishes the forum', async ({ page, stack }) => {
  await signIn(page, artist, '/forum-list');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create forum' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create forum' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Create forum' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Title').fill('Grinding pigments');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Stone, water, patience.');
  await page.keyboard.press('Escape');
  /* Closed without creating it: the draft is restored. */
  await main.getByRole('button', { name: 'Create forum' }).first().click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Grinding pigments');
  await dialog.getByLabel('Title').press('Enter');
  await expect(page).toHaveURL(/\/forum\?id=frm_/);
  const forum = { id: new URL(page.url()).searchParams.get('id') ?? '' };
  await expect(main.getByText('No posts yet.')).toBeVisible();

  const member = await forumOf(stack, rival);
  const reader = await forumOf(stack, newcomer);
  const [post, spam] = [await member.write(forum, '良い石を探しています。'), await member.write(forum, 'Buy my ink!')];
  const banner = main.getByText('2 posts to review');
  await expect(banner).toBeVisible();
  await main.getByRole('button', { name: 'Review' }).click();
  await expect(page).toHaveURL(/show=waiting/);
  await main.getByRole('button', { name: 'Publish', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText('良い石を探しています。')).toHaveCount(0);
  await main.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'No matching posts' })).toBeVisible();
  await main.getByRole('button', { name: 'Show all posts' }).click();
  await expect(logOf(page).getByText('Buy my ink!')).toBeVisible();

  await reader.report(spam, 'spam');
  await reader.report(post, 'other');
  await page.reload();
  await expect(main.getByText('Reported: Advertising or spam (1)')).toBeVisible();
  await expectSound(page);
  await main.getByRole('button', { name: 'Keep' }).first().click();
  await expect(main.getByText('Reported: Something else (1)')).toHaveCount(0);
  await main.getByRole('button', { name: 'Unpublish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText('Not published')).toBeVisible();
  expect((await reader.posts(forum)).map(({ message }) => message)).toEqual(['良い石を探しています。']);

  await main.getByRole('button', { name: 'Unpublish “Grinding pigments”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(main.getByText('You can’t post while the forum is unpublished.')).toBeVisible();
  await main.getByRole('button', { name: 'Publish “Grinding pigments”' }).click();
  await expect(main.getByLabel('Write a post')).toBeEnabled();
});

test('in Japanese: a member votes once, reports a post and deletes their own post', async ({ page, stack }) => {
  const owner = await forumOf(stack, rival);
  const forum = await owner.open('墨の話', '濃さ、にじみ、紙について。');
  await owner.write(forum, 'どの硯をお使いですか。');
  const own = await (await forumOf(stack, artist)).write(forum, '端渓です。');
  await owner.decide(forum, 'published', own);
  const address = `/forum?id=${forum.id}`;
  await openSignedOut(page, address, languages.ja);
  await enter(page, artist);
  const main = page.getByRole('main');
  const first = logOf(page)
    .getByRole('group', { name: /の投稿$/ })
    .first();
  await first.getByRole('button', { name: '高評価 0' }).click();
  await expect(first.getByRole('button', { name: '高評価 1' })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: '低評価 0' }).press('Enter');
  await expect(first.getByRole('button', { name: '低評価 1' })).toBeVisible();
  await first.getByRole('button', { name: '低評価 1' }).press('Space');
  await expect(first.getByRole('button', { name: '低評価 0' })).toBeVisible();
  await expect.poll(async () => (await owner.posts(forum))[0]?.likes).toBe(0);
  await expectSound(page);

  const menus = logOf(page).getByRole('button', { name: /の投稿の操作$/ });
  await menus.first().press('Enter');
  await page.getByRole('menuitem', { name: '報告する' }).press('Enter');
  const report = page.getByRole('dialog', { name: 'この投稿を報告' });
  await report.getByRole('button', { name: '報告する' }).click();
  await expect(report.getByText('問題の種類を選んでください。').first()).toBeVisible();
  await report.getByLabel('その他').check();
  await report.getByRole('button', { name: '報告する' }).click();
  await expect(logOf(page).getByText('この投稿を報告しました。')).toBeVisible();
  await expect(logOf(page).getByText('どの硯をお使いですか。')).toHaveCount(0);
  await main.getByRole('button', { name: '表示する' }).click();
  await expect(logOf(page).getByText('どの硯をお使いですか。')).toBeVisible();

  await menus.last().click();
  await page.getByRole('menuitem', { name: '削除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '投稿を削除' }).click();
  await expect(logOf(page).getByText('この投稿は削除しました。')).toBeVisible();
  await expect(logOf(page).getByText('端渓です。')).toHaveCount(0);
  expect((await owner.posts(forum)).map(({ status }) => status)).toEqual(['published', 'deleted']);

  /* Enter that confirms an input method's word submits nothing. */
  const field = main.getByLabel('投稿を書く');
  await field.focus();
  await field.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true });
  await expect(field).toHaveValue('');
  await expectSound(page);
});

test('a long thread loads page by page, keeps the scroll position and can be searched', async ({ page, stack }) => {
  const owner = await forumOf(stack, artist);
  const forum = await owner.open('A long talk');
  for (let at = 1; at <= 45; at += 1) await owner.write(forum, `Thought ${at}.`);
  await signIn(page, artist, `/forum?id=${forum.id}`);
  const log = logOf(page);
  await expect(log.getByText('Thought 45.')).toBeVisible();
  await expect(log.getByText('Thought 5.')).toHaveCount(0);
  const earlier = log.getByRole('button', { name: 'Show earlier messages' });
  await page.route('**/forum-messages?*page=2*', (route) => route.abort());
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(log.getByText('We couldn’t load earlier messages.')).toBeVisible();
  await page.unroute('**/forum-messages?*page=2*');
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText('Thought 1.', { exact: true })).toBeAttached();
  await expect(log.getByText('Thought 6.')).toBeInViewport();
  await expect(earlier).toHaveCount(0);
  await page.getByLabel('Search posts').fill('thought 7');
  await expect(page).toHaveURL(/search=thought\+7/);
  await expect(log.getByText('Thought 7.')).toBeVisible();
  await expect(log.getByText('Thought 45.')).toHaveCount(0);
});

test('a missing forum links to the forum list, which shows load errors and recovers on retry', async ({
  page,
  stack,
}) => {
  const owner = await forumOf(stack, rival);
  const forum = await owner.open('Not for everybody');
  await owner.decide(forum, 'unpublished');
  await signIn(page, artist, `/forum?id=${forum.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Forum not found' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'See all forums' }).click();
  await expect(page).toHaveURL(/\/forum-list$/);
  await page.goto('/forum');
  await expect(page).toHaveURL(/\/forum-list$/);
  await expectFailuresHandled(page, [
    '/forum-list',
    '**/product/forum?*',
    () => expect(main.getByRole('link', { name: 'Papers that take water' })).toBeVisible(),
  ]);
});
