import type { Page } from '@playwright/test';
import { call, type Newcomer, newcomer, play } from '../support/newcomer.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

const texts = {
  en: {
    ...languages.en,
    title: 'Notifications',
    bell: 'Notifications, 3 unread',
    seeAll: 'See all',
    empty: 'No notifications yet',
    unseen: /^Unread/,
    mark: 'Mark as read: News 3',
    markAll: 'Mark all as read',
    allSeen: 'All read',
    twoUnseen: '2 unread',
    nothing: 'No data found',
    clear: 'Clear search and filters',
  },
  ja: {
    ...languages.ja,
    title: '通知',
    bell: '通知、未読3件',
    seeAll: 'すべて見る',
    empty: '通知はまだありません',
    unseen: /^未読/,
    mark: '既読にする：News 3',
    markAll: 'すべて既読にする',
    allSeen: 'すべて既読です',
    twoUnseen: '未読2件',
    nothing: '該当するデータがありません',
    clear: '検索と絞り込みを解除',
  },
} as const;

interface Payment {
  data: { checkout: { id: string } };
}

/** A seller with a complete sign-up who has read its notifications. */
async function reader(stack: Stack): Promise<Newcomer> {
  const seller = await newcomer(stack);
  const { email, token } = seller;
  const { data } = await call<Payment>(stack, '/product/sign-up-payment', { token, body: { email, method: 'card' } });
  await play(stack, 'payments.checkout', { id: data.checkout.id, outcome: 'pay' });
  await call(stack, '/product/stripe-payment-success', { token, body: { session_id: data.checkout.id } });
  await call(stack, '/product/bell/notify/mark-seen', { token, body: { all: true } });
  return seller;
}

const announce = (stack: Stack, { email }: Newcomer, message: string, link?: string) =>
  play(stack, 'bell.announce', { email, message, ...(link && { link }) });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'News' });

test.use({ expectedConsoleErrors: [/Failed to load resource/] });

for (const text of Object.values(texts)) {
  test(`opens all notifications from the bell, filters them and marks them as read (${text.locale})`, async ({
    page,
    stack,
  }) => {
    const seller = await reader(stack);
    await announce(stack, seller, 'News 1');
    await announce(stack, seller, 'News 2', '/refferals-list');
    await announce(stack, seller, 'News 3', '/art-library');
    await openSignedOut(page, '/seller-dashboard', text);
    await enter(page, seller);
    /* The dashboard has finished loading. */
    await expect(main(page).getByText('News 3')).toBeVisible();
    await page.getByRole('button', { name: text.bell }).click();
    // The dashboard has a link with the same name.
    await page.getByRole('dialog', { name: text.title }).getByRole('link', { name: text.seeAll }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expectSound(page);

    await main(page).getByRole('button', { name: text.mark }).dblclick();
    await expect(main(page).getByRole('button', { name: text.mark })).toHaveCount(0);
    await expect(main(page).getByText(text.twoUnseen)).toBeVisible();
    await main(page).locator('label').filter({ hasText: text.unseen }).click();
    await expect(page).toHaveURL(/[?&]show=unseen/);
    await expect(cards(page)).toHaveCount(2);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);

    // A notification is read once its link is followed.
    await cards(page).getByRole('link', { name: 'News 2' }).click();
    await expect(page).toHaveURL(/\/refferals-list$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link')).toHaveCount(0);

    await page.getByRole('button', { name: text.markAll }).click();
    await expect(main(page).getByText(text.allSeen)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: text.clear }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.reload();
    await expect(main(page).getByText(text.allSeen)).toBeVisible();
  });
}

test('keeps the focus in the list when marking as read by keyboard, and renders no external links', async ({
  page,
  stack,
}) => {
  const seller = await reader(stack);
  await announce(stack, seller, 'News here', '/art-library');
  await announce(stack, seller, 'News elsewhere', '/art-library');
  await page.route('**/product/bell/notify/records?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { message: string; link: string | null }[] };
    for (const each of body.data) if (each.message === 'News elsewhere') each.link = '//evil.example/';
    await route.fulfill({ response: answer, json: body });
  });
  await openSignedOut(page, '/notifications?show=unseen', languages.en);
  await enter(page, seller);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: 'elsewhere' }).getByRole('link')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Mark as read: News elsewhere' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await cards(page).getByRole('link', { name: 'News here' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/art-library$/);
});

test('retries a failed list, reverts a failed mark with an error message, and paginates a long list', async ({
  page,
  stack,
}) => {
  const seller = await reader(stack);
  for (let number = 1; number <= 21; number += 1) await announce(stack, seller, `News ${number}`);
  let broken = true;
  await page.route('**/product/bell/notify/records?*', (route) =>
    broken && route.request().url().includes('page=') ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await openSignedOut(page, '/notifications', languages.en);
  await enter(page, seller);
  await expect(page.getByText('We couldn’t load your notifications.')).toBeVisible({ timeout: 30_000 });
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(20);

  await page.route('**/product/bell/notify/mark-seen', (route) => route.fulfill({ status: 500, body: '' }));
  await main(page).getByRole('button', { name: 'Mark as read: News 21', exact: true }).click();
  await expect(page.getByText(/We couldn’t mark it as read\./)).toBeVisible({ timeout: 30_000 });
  await expect(main(page).getByRole('button', { name: 'Mark as read: News 21', exact: true })).toBeVisible();

  // A toast stays readable in the log after it has disappeared.
  const recent = main(page).getByRole('button', { name: 'Recent messages' });
  await recent.press('Enter');
  const log = page.getByRole('dialog', { name: 'Recent messages' });
  await expect(log.getByRole('listitem').first()).toContainText('We couldn’t mark it as read.');
  await page.keyboard.press('Escape');
  await expect(recent).toBeFocused();

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page).toHaveTitle(/^Notifications · Page 2 of 2 · /);
  await expect(page.getByRole('status').filter({ hasText: /^Page 2 of 2$/ })).toBeAttached();
  await expect(cards(page).filter({ hasText: /News 1(?!\d)/ })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await expect(page).toHaveTitle(/^Notifications · (?!Page)/);

  // The button disappears when all are read: the focus moves to the title, and a message is announced.
  await page.unroute('**/product/bell/notify/mark-seen');
  await main(page).getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'All notifications marked as read.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('shows empty states for notifications and recent messages', async ({ page, stack }) => {
  const seller = await reader(stack);
  await page.route('**/product/bell/notify/records*', async (route) => {
    const answer = await route.fetch();
    const none = { data: [], unseen_count: 0, has_more: false, total: 0, by_type: {} };
    await route.fulfill({ response: answer, json: { success: true, ...none } });
  });
  await page.setViewportSize({ width: 320, height: 720 });
  await openSignedOut(page, '/notifications', languages.en);
  await enter(page, seller);
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expectSound(page);
  await main(page).getByRole('button', { name: 'Recent messages' }).click();
  await expect(page.getByRole('dialog').getByText('No messages since you opened this tab.')).toBeVisible();
  await expectSound(page);
});
