import { expectAccessible } from '../support/accessibility.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

test('viewing as a role survives a reload, applies to this tab only and leaves no data when it ends', async ({
  page,
  context,
}) => {
  await signIn(page, artist);
  const banner = page.getByText('Viewing as photographer', { exact: true });
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });

  // From the account menu to a role.
  await page.getByRole('button', { name: /^Account: / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'View as a role' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as a role' });
  await dialog.getByRole('radio', { name: 'photographer' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await expect(banner).toBeVisible();

  // Hidden entries are shown dimmed, with the reason.
  await expect(sidebar.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/art-library');
  const hiddenLink = sidebar.getByRole('link', { name: /^Orders/ });
  await expect(hiddenLink).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await hiddenLink.focus();
  await expect(page.getByRole('tooltip')).toContainText('doesn’t have the permission “List orders”');

  // A closed page names the permission that opens it.
  await page.goto('/buy-orders');
  await expect(banner).toBeVisible();
  await expect(
    page.getByText('Hidden from photographer, who doesn’t have the permission “List orders”.').last(),
  ).toBeVisible();

  // Another tab is not affected.
  const other = await context.newPage();
  await other.goto('/buy-orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Buy orders' })).toBeVisible();
  await expect(other.getByText('Viewing as photographer')).toBeHidden();
  await other.close();

  // The palette shows closed entries, too, and ends the view.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('forum');
  await expect(page.getByRole('option', { name: /Forum/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy orders' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('lens'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy orders' })).toBeVisible();
  await expect(banner).toBeHidden();
});
