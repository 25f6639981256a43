import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { artist, fillSignIn, newcomer, rival, signIn } from '../support/sellers.ts';
import { enter, signOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** The header's tools load after the first paint. */
const toolsAreLoaded = (page: Page) => expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();

test('notifications can be paged back to the first one by keyboard', async ({ page }) => {
  await signIn(page, artist);
  await toolsAreLoaded(page);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const lines = list.getByRole('listitem');
  await expect(lines).toHaveCount(20);
  const earlier = list.getByRole('button', { name: 'Show earlier' });
  for (let shown = 20; (await earlier.count()) > 0; shown = await lines.count()) {
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(shown);
  }
  await expect(lines.last()).toContainText('“Five vessels, north light”');
  await expect(list.getByRole('list')).toBeFocused();
  const texts = await lines.evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(new Set(texts).size).toBeGreaterThan(40);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('a new seller has an empty dashboard and no notifications', async ({ page }) => {
  await signIn(page, newcomer, '/seller-dashboard');
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await toolsAreLoaded(page);
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('No notifications yet')).toBeVisible();
});

test('a setup task links to its field; the list is dismissed per seller and can be shown again', async ({ page }) => {
  await signIn(page, newcomer, '/seller-dashboard');
  const list = page.getByRole('region', { name: 'Set up your studio' });
  const back = page.getByRole('menuitem', { name: 'Show the setup list again' });
  const account = page.getByRole('button', { name: /^Account: / });
  await list.getByRole('link', { name: 'Add your picture' }).click();
  await expect(page).toHaveURL(/\/edit-profile#picture$/);
  await expect(page.locator('[name="profile_pic"]')).toBeFocused();
  await expect(page.locator('#picture')).toBeInViewport();
  await page.goBack();

  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await expect(list).toHaveCount(0);

  await test.step('another seller on the device has not dismissed the list', async () => {
    await signOut(page);
    await enter(page, rival);
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(back).toHaveCount(0);
    await page.keyboard.press('Escape');
    await signOut(page);
  });

  await enter(page, newcomer);
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Library' }).click();
  await account.click();
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL(/\/seller-dashboard#set-up$/);
  await expect(list).toBeInViewport();
  await page.reload();
  await expect(list).toBeVisible();
});

test('the account menu opens the buyer dashboard in a new tab without an opener, after a confirmation', async ({
  page,
  context,
}) => {
  await signIn(page, artist);
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Buyer dashboard' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('buyer side');
  const [opened] = await Promise.all([context.waitForEvent('page'), question.getByRole('link').click()]);
  await expect(opened).toHaveURL(/\/sandbox\/buyer-side/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/art-library$/);
});

test('the draft of a renewal survives a reload and can be discarded', async ({ page }) => {
  // A signed-out visitor is asked to sign in, and redirected back.
  await page.goto('/payment-renew');
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, artist);
  await expect(page).toHaveURL(/\/payment-renew$/);
  const transfer = page.getByRole('radio', { name: /Bank transfer/ });
  await expect(transfer).not.toBeChecked();
  await transfer.check();
  const unchanged = page.getByRole('radio', { name: /Keep as is/ });
  await unchanged.check();
  await page.reload();
  await expect(page.getByText(/Draft restored/)).toBeVisible();
  await expect(unchanged).toBeChecked();
  await expect(transfer).toBeChecked();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(unchanged).not.toBeChecked();
  await expect(transfer).not.toBeChecked();
});
