import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { rival, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** Sends the seller a notification of the operator. */
async function announce(page: Page, message: string, link?: string) {
  const data = { email: rival.email, message, ...(link && { link }) };
  const answer = await page.request.post('/sandbox/actions/bell.announce', { data });
  expect(answer.ok()).toBe(true);
}

/** Counts a page's polling requests from now on. */
function countPolls(page: Page) {
  const polls = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/product/changes') polls.count += 1;
  });
  return polls;
}

const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications|通知)/ });
const unread = (page: Page, count: number) => page.getByRole('button', { name: `Notifications, ${count} unread` });

/** Hides the page as if another tab came to the front, or shows it again. */
const showOrHide = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('the bell: one visible tab polls for all, and updates do not move the focus', async ({ page, context }) => {
  await signIn(page, rival);
  const first = countPolls(page);
  await expect(bell(page)).toBeVisible();
  await expect.poll(() => first.count).toBeGreaterThan(1);
  await page.evaluate(async () => {
    await fetch('/product/bell/notify/mark-seen', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('auth_token')}` },
      body: JSON.stringify({ all: true }),
    });
  });
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const other = await context.newPage();
  const second = countPolls(other);
  await other.goto('/art-library');
  await expect(bell(other)).toBeVisible();
  const box = other.getByRole('searchbox', { name: 'Find a page' });
  await box.fill('lib');
  await announce(page, 'Kenji Sato has asked to buy “Harbour before rain”.', '/art-library?status=sale');
  await announce(page, 'A letter from elsewhere <b>.', '/\\\\elsewhere.example/art-library');
  await expect(unread(page, 2)).toBeVisible();
  await expect(unread(other, 2)).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('lib');
  expect(second.count, 'polls of the second tab').toBe(0);

  await showOrHide(page, 'hidden');
  await expect.poll(() => second.count).toBeGreaterThan(1);
  const before = first.count;
  await announce(other, 'News while the first tab is hidden.');
  await expect(unread(other, 3)).toBeVisible();
  expect(first.count, 'polls of the hidden tab').toBe(before);
  await showOrHide(page, 'visible');
  await expect(unread(page, 3)).toBeVisible();
  await other.close();
  await expect.poll(() => first.count).toBeGreaterThan(before);

  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('A letter from elsewhere <b>.', { exact: true })).toBeVisible();
  await expect(list.getByRole('link', { name: /elsewhere/ })).toHaveCount(0);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Mark as read: News while the first tab is hidden.' }).click();
  await expect(list.getByRole('button', { name: /^Mark as read/ })).toHaveCount(2);
  await list.getByRole('link', { name: /Kenji Sato/ }).click();
  await expect(page).toHaveURL(/\/art-library\?status=sale$/);
  await expect(unread(page, 1)).toBeVisible();
  await bell(page).click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
});

test('hides a page without permission from the sidebar and palette, and names the missing permission', async ({
  page,
}) => {
  await signIn(page, rival);
  await expect(page).toHaveTitle(/^Art library/);
  await page.evaluate(() => {
    const sso = JSON.parse(localStorage.getItem('sso_data') ?? '{}');
    for (const role of sso.roles) {
      role.permissions = role.permissions.filter(({ name }: { name: string }) => name !== 'sa-list-art-library');
    }
    localStorage.setItem('sso_data', JSON.stringify(sso));
  });
  await page.goto('/add-art');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You can't access this functionality");
  await expect(page.getByText('don’t have the permission “List art library”')).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Library' })).toHaveCount(0);
  await expect(sidebar.getByText('Exhibitions')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Crowd funding' })).toHaveAttribute('href', '/crowdfunding-list');
  const crumbs = page.getByRole('navigation', { name: 'Where you are' });
  await expect(crumbs).toContainText('Library');
  await expect(crumbs.getByRole('link', { name: 'Library' })).toHaveCount(0);
  const link = page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' });
  await expect(link).toHaveAttribute('href', '/seller-dashboard');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Find anything' }).click();
  await expect(page.getByRole('option', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Add a work' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('この機能にはアクセスできません');
  await expect(page.getByText('「作品ライブラリの表示」の権限がありません')).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bell(page)).toBeVisible();
  /* On a phone, the library's place in the bottom bar is taken by the next section. */
  const places = page.getByRole('navigation', { name: '主なページ' }).getByRole('link');
  await expect(places).toHaveText(['ホーム', /注文/, 'タスク', '入出金']);
});

test('the footer is below the fold, clear of floating buttons, and hidden in print', async ({ page }) => {
  await signIn(page, rival);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${new Date().getFullYear()} Smart Art`)).toBeAttached();
  await expect(footer.getByRole('link')).toHaveText(['How it works', 'Contact us']);
  await expect(footer).not.toBeInViewport();

  /* Also on a short screen. */
  await page.goto('/edit-profile/change-password');
  await expect(footer).toBeAttached();
  await expect(footer).not.toBeInViewport();

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/art-library');
  await expect(footer).toBeAttached();
  const contact = footer.getByRole('link', { name: 'Contact us' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await contact.click({ trial: true, timeout: 500 });
    const end = await contact.boundingBox();
    const floats = await page.getByRole('main').getByRole('link', { name: 'Add a work' }).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(floats?.y ?? 0);
  }).toPass();

  await page.emulateMedia({ media: 'print' });
  await expect(footer).toBeHidden();
});

test('the sidebar stays collapsed after a reload, shows tooltips, and opens from More on a phone', async ({ page }) => {
  await signIn(page, rival);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const toggle = sidebar.getByRole('button', { name: 'Sidebar' });
  const width = async () => (await sidebar.boundingBox())?.width ?? 0;
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('searchbox', { name: 'Find a page' })).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // 000 section 9: 4rem.
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(width).toBe(64);
  await sidebar.getByRole('link', { name: 'Dashboard' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Dashboard' })).toBeVisible();
  await sidebar.getByRole('button', { name: 'Find a page' }).click();
  await expect(sidebar.getByRole('searchbox', { name: 'Find a page' })).toBeFocused();
  await page.keyboard.type('profile');
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sidebar).toBeHidden();
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  await expect(bar.getByRole('link')).toHaveText(['Home', /Orders/, 'Library', 'Tasks']);
  await expect(bar.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: /Language$/ })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/seller-dashboard$/);
  await expect(drawer).toBeHidden();

  // By keyboard: the focus moves to the title of the page opened from the drawer.
  await more.press('Enter');
  await drawer.getByRole('link', { name: 'Library', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/art-library/);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  /* The sidebar marks my tasks as coming soon (001 section 2); the bar links to them. */
  await bar.getByRole('link', { name: 'Tasks' }).click();
  await expect(page).toHaveURL(/\/my-tasks\/orders\/buy$/);
  await expect(bar.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('profile');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller-profile$/);
  await expect(more).toHaveAttribute('aria-current', 'true');
});
