import { expectAccessible } from '../support/accessibility.ts';
import { hold } from '../support/hold.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, artist);
});

test('the library shows pictures first; a key switches to the table, and the choice survives a reload', async ({
  page,
}) => {
  const works = page.getByRole('list', { name: 'Works' });
  await expect(works.locator('img').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('v');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the search filters the library and is stored in the URL', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search the library' });
  const first = page.getByRole('list', { name: 'Works' }).getByRole('link').first();
  const title = (await first.textContent())?.split('\n')[0] ?? '';
  await search.fill(title);
  await expect(page).toHaveURL(/[?&][a-z]+=/);
  await expect(page.getByRole('list', { name: 'Works' }).getByRole('link').first()).toContainText(title);
  await search.fill('no work is called this');
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(search).toHaveValue('');
});

test('a work opens from its picture', async ({ page }) => {
  await page.getByRole('list', { name: 'Works' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view-art\/\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the list does not move when the quota loads', async ({ page }) => {
  const requests = await hold(page, /\/users\/profile-details\//);
  await page.reload();
  await requests.has(/profile-details/);
  const first = page.getByRole('list', { name: 'Works' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect(page.getByText(/^For sale · \d/).first()).toBeVisible();
  const place = () => first.evaluate((tile) => tile.getBoundingClientRect().top);
  const before = await place();
  await requests.release();
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText(/\/ \d+ GB/)).toBeVisible();
  expect(await place()).toBe(before);
});

test('the scroll position is restored after a reload and after Back', async ({ page }) => {
  const works = page.getByRole('list', { name: 'Works' });
  const last = works.getByRole('listitem').last();
  const place = () => page.evaluate(() => scrollY);
  await expect(works.locator('img').first()).toBeVisible();
  // Not to the very end, which moves when a late web font wraps titles differently.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 400));
  await expect.poll(place).toBeGreaterThan(600);
  const position = await place();

  // The list loads late: until then the page is too short to scroll that far.
  const requests = await hold(page, /\/product\/product\/list$/);
  await page.reload();
  await requests.has(/list$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await place()).toBeLessThan(position);
  await requests.release();
  await expect.poll(place).toBe(position);

  // A new page starts at the top.
  await last.scrollIntoViewIfNeeded();
  const end = await place();
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view-art\/\w+/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(end);
});

test('scrolling while the list loads takes precedence over the restored position', async ({ page }) => {
  const works = page.getByRole('list', { name: 'Works' });
  const place = () => page.evaluate(() => scrollY);
  await expect(works.locator('img').first()).toBeVisible();
  await works.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(600);

  const requests = await hold(page, /\/product\/product\/list$/);
  await page.reload();
  await requests.has(/list$/);
  // As far down as the page is long until then.
  await expect.poll(place).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(place).toBe(0);
  await requests.release();
  await works.getByRole('listitem').last().waitFor();
  await expect(works.locator('img').first()).toBeVisible();
  expect(await place()).toBe(0);
});

test.describe('another seller', () => {
  // The 404 that the browser logs.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*404/] });

  test('cannot open the work', async ({ page, anotherDevice }) => {
    await page.getByRole('list', { name: 'Works' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/view-art\/\w+/);
    const address = new URL(page.url()).pathname;
    const elsewhere = await anotherDevice();
    await signIn(elsewhere, rival);
    await elsewhere.goto(address);
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Work not found' })).toBeVisible();
  });
});
