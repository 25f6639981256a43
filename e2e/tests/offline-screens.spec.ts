import { artist, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

/* Everything fails while offline. */
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|^TypeError/] });

test('shows an error for a screen that cannot load offline, and loads it once the connection is back', async ({
  page,
  context,
}) => {
  // Not the page's resource timings, which stop after 250 entries.
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await signIn(page, artist, '/seller-dashboard');
  const main = page.getByRole('main');
  const failed = main.getByRole('heading', { name: 'We couldn’t show this page' });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  /* The code that names the other screens loads when idle. */
  await expect.poll(() => fetched.join()).toMatch(/\/routes-/);

  await context.setOffline(true);
  await pages.getByRole('link', { name: 'Orders' }).click();
  await expect(failed).toBeVisible();
  await expect(main).toContainText('We can’t reach Smart Art.');
  await expect(page).toHaveURL(/\/buy-orders$/);
  /* The frame stays, and a retry while offline changes nothing. */
  await main.getByRole('button', { name: 'Try again' }).click();
  await pages.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/seller-profile$/);
  await expect(failed).toBeVisible();

  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await pages.getByRole('link', { name: 'Orders' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Buy orders' })).toBeVisible();
});
