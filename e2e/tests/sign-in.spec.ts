import { artist, fillSignIn, signIn } from '../support/sellers.ts';
import { watchSent } from '../support/sent.ts';
import { field } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('signs in once on a double click', async ({ page }) => {
  const sent = watchSent(page, /\/sso\/signin$/);
  await page.goto('/sign-in');
  await field(page, 'email').fill(artist.email);
  await field(page, 'password').fill(artist.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/seller-dashboard$/);
  expect(sent).toHaveLength(1);
});

test('redirects to the requested page, and stays signed in after a reload', async ({ page }) => {
  await signIn(page, artist);
  await expect(page.getByRole('heading', { level: 1, name: 'Art library' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Art library' })).toBeVisible();
});

test.describe('a rejected sign-in', () => {
  // The browser logs responses of 400 and 401.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*40[01]/] });

  test('shows an error message, keeps the email, and can be corrected', async ({ page }) => {
    await page.goto('/sign-in');
    await fillSignIn(page, { ...artist, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(artist.email);
    await fillSignIn(page, artist);
    await expect(page).not.toHaveURL(/\/sign-in/);
  });
});

test('shows a field error for an invalid email without sending a request', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/sign-in');
  await fillSignIn(page, { email: 'nobody', password: '' });
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('signs in by keyboard', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(artist.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(artist.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/sign-in/);
});
