import type { Page } from '@playwright/test';
import { press, tabTo, type } from '../support/keys.ts';
import { newcomer } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { artist, type Seller } from '../support/sellers.ts';
import { expect, type Stack, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A separate seller with paid services. */
async function seller(stack: Stack): Promise<Seller> {
  const person = await newcomer(stack);
  await payByCard(stack, person);
  return person;
}

/** Opens a page by way of sign-in. */
async function signInTo(page: Page, path: string, { email, password }: Seller) {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`);
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await type(page, page.getByRole('main').getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ href }) => href.endsWith(path));
}

/* No click and no fill in this file: everything works by keyboard. */
test.describe('by keyboard only', () => {
  test('a seller changes the password', async ({ page, stack }) => {
    const person = await seller(stack);
    await signInTo(page, '/edit-profile/change-password', person);
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    await type(page, field('Current password'), person.password);
    await type(page, field('New password'), 'harbour-at-dusk');
    await type(page, field('Confirm new password'), 'harbour-at-dusk');
    await press(page, page.getByRole('main').getByRole('button', { name: 'Change password', exact: true }));
    await expect(page.getByText('Your password is changed.').first()).toBeVisible();
    await expect(field('Current password')).toHaveValue('');
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('a seller edits and saves a profile field', async ({ page, stack }) => {
    await signInTo(page, '/edit-profile', await seller(stack));
    const company = page.getByLabel('Company', { exact: true });
    await expect(company).toHaveValue('Morita Studio');
    await tabTo(page, company);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Harbour House');
    await press(page, button(page, 'Save'));
    await expect(page.getByText('Profile saved.').first()).toBeVisible();
    /* The bar with the button has disappeared. */
    await expect(button(page, 'Save')).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await expect(company).toHaveValue('Harbour House');
  });

  test('a seller renews the services by bank transfer', async ({ page, stack }) => {
    await signInTo(page, '/payment-renew', await seller(stack));
    await expect(title(page, 'Renew your services')).toBeVisible();
    const size = page.getByRole('combobox', { name: 'Size', exact: true });
    await press(page, size);
    await expect(page.getByRole('option', { name: '50 GB' })).toBeVisible();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await expect(size).toContainText('50 GB');
    await tabTo(page, page.getByRole('radio', { name: 'Card' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await press(page, button(page, 'Show bank details'));
    await expect(title(page, 'Your bank transfer')).toBeFocused();
  });

  test('a seller dismisses the setup list and shows it again', async ({ page, stack }) => {
    await signInTo(page, '/seller-dashboard', await seller(stack));
    const list = page.getByRole('region', { name: 'Set up your studio' });
    await press(page, list.getByRole('button', { name: 'Dismiss' }));
    await expect(list).toHaveCount(0);
    /* The pressed button disappears with the list: Tab continues from the page's title. */
    await expect(title(page, 'Dashboard')).toBeFocused();
    await press(page, page.getByRole('button', { name: /^Account: / }));
    const again = page.getByRole('menuitem', { name: 'Show the setup list again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Show');
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    const first = list.getByRole('link').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/edit-profile/);
  });

  test('a seller switches the revenue between table and chart', async ({ page }) => {
    await signInTo(page, '/seller-dashboard', artist);
    const chart = page.getByRole('figure', { name: 'Revenue by month' });
    await press(page, chart.getByRole('button', { name: 'Show as table' }));
    await expect(chart.getByRole('region', { name: 'Revenue by month' })).toBeVisible();
    const back = chart.getByRole('button', { name: 'Show as chart' });
    await expect(back).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chart.getByRole('region', { name: 'Revenue by month' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(chart.getByRole('button', { name: 'Show as table' })).toBeFocused();
    await expect(chart.getByRole('region')).toHaveCount(0);
  });

  test('a visitor gives feedback', async ({ page }) => {
    await page.goto('/');
    const add = button(page, 'Add your feedback');
    // The section loads when it is near.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(add).toBeVisible({ timeout: 500 });
    }).toPass();
    await press(page, add);
    const dialog = page.getByRole('dialog', { name: 'Your feedback' });
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await expect(field('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await type(page, field('Email'), 'anna@example.com');
    await type(page, field('First name'), 'Anna');
    await type(page, field('Last name'), 'Weber');
    await type(page, field('Message'), 'Arrived perfectly packed.');
    await press(page, dialog.getByRole('radio').first(), 'Space');
    for (let star = 2; star <= 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
    await press(page, dialog.getByRole('button', { name: 'Send feedback' }));
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  test('cancelling the buyer side dialog returns the focus to its link', async ({ page }) => {
    await page.goto('/');
    const question = page.getByRole('alertdialog');
    const link = page.getByRole('main').getByRole('link', { name: 'See the galleries' });
    for (const answer of ['Escape', 'Stay']) {
      await press(page, link);
      await expect(question.getByRole('link')).toBeFocused();
      if (answer === 'Escape') await page.keyboard.press('Escape');
      else await press(page, question.getByRole('button').first());
      await expect(question).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });
});
