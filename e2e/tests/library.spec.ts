import { expectAccessible } from '../support/accessibility.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, artist);
});

test('pictures first, a table one key away, and the choice stays', async ({ page }) => {
  const works = page.getByRole('list', { name: 'Works' });
  await expect(works.locator('img').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('v');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('searching narrows the library, and the address holds the search', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search the library' });
  const first = page.getByRole('list', { name: 'Works' }).getByRole('link').first();
  const title = (await first.textContent())?.split('\n')[0] ?? '';
  await search.fill(title);
  await expect(page).toHaveURL(/[?&][a-z]+=/);
  await expect(page.getByRole('list', { name: 'Works' }).getByRole('link').first()).toContainText(title);
  await search.fill('no work is called this');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(search).toHaveValue('');
});

test('a work opens from its picture', async ({ page }) => {
  await page.getByRole('list', { name: 'Works' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view-art\/\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test.describe('another seller', () => {
  // The answer that it is not there, which the browser reports.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*404/] });

  test('what is another seller’s is not there', async ({ page, anotherDevice }) => {
    await page.getByRole('list', { name: 'Works' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/view-art\/\w+/);
    const address = new URL(page.url()).pathname;
    const elsewhere = await anotherDevice();
    await signIn(elsewhere, rival);
    await elsewhere.goto(address);
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'This work is not in your library' })).toBeVisible();
  });
});
