import { expectAccessible } from '../support/accessibility.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, artist);
  // The account menu loads with the palette's shortcut.
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
});

test('opens a page and a work, and changes the theme by keyboard', async ({ page }) => {
  const work = page.getByRole('list', { name: 'Works' }).getByRole('link').first();
  const title = (await work.textContent())?.split('\n')[0] ?? '';
  const palette = page.getByRole('dialog');

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option', { name: 'Library', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('add a work');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add-art$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(title);
  const found = palette.getByRole('group').getByRole('option').first();
  await expect(found).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/view-art\/\w+/);

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('dark');
  await expect(palette.getByRole('option', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('opens from the account menu, and closes on Escape', async ({ page }) => {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Find anything' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('signs out from the palette', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in/);
});
