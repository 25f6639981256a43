import type { Page } from '@playwright/test';
import { press, tabTo, type } from '../support/keys.ts';
import { mailedCode, newestMail } from '../support/mailbox.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a select, types an option's first letters, and chooses it. */
async function choose(page: Page, name: string, option: string) {
  const list = page.getByRole('combobox', { name, exact: true });
  await press(page, list);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(list).toContainText(option);
}

/* No click and no fill in this file: everything works by keyboard. */
test.describe('by keyboard only', () => {
  test('a visitor signs up, from the first field to the first signed-in screen', async ({ page }) => {
    const email = `keys-${Date.now()}@example.com`;
    await page.goto('/sign-up');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Code')).toBeFocused();
    await page.keyboard.type(await mailedCode(page, email));

    await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
    await type(page, field(page, 'First name'), 'Hana');
    await type(page, field(page, 'Last name'), 'Morita');
    await type(page, field(page, 'Password'), 'harbour-at-dawn');
    await type(page, field(page, 'Confirm password'), 'harbour-at-dawn');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Your business' })).toBeFocused();
    await choose(page, 'Role', 'Photographer');
    await type(page, field(page, 'Company name'), 'Morita Studio');
    await choose(page, 'Industry', 'Fine art');
    await choose(page, 'Sub-industry', 'Painting');
    await type(page, field(page, 'Mobile'), '+81 90 1234 5678');
    await type(page, field(page, 'Telephone'), '0848-22-1234');
    await press(page, button(page, 'Use telephone for fax'), 'Space');
    await press(page, button(page, 'Continue'));

    await expect(page.getByRole('heading', { name: 'Business address' })).toBeFocused();
    await type(page, field(page, 'Address line 1'), '2-5 Kubo');
    await type(page, page.getByRole('combobox', { name: 'City' }), 'onomi');
    await expect(page.getByRole('option', { name: /Onomichi/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, 'State or prefecture')).toHaveValue(/Hiroshima/);
    await type(page, field(page, 'Postal code'), '722-0045');
    await press(page, button(page, 'Continue'));

    await expect(page.getByRole('heading', { name: /agree/i, level: 2 })).toBeFocused();
    await press(page, field(page, 'I accept the Smart Art terms.'), 'Space');
    await press(page, field(page, 'I accept the return policy.'), 'Space');
    await press(page, button(page, 'Create account'));

    await expect(page.getByRole('heading', { level: 1, name: 'Choose your services' })).toBeVisible();
    const free = page.getByRole('radio', { name: 'Free disk quota' });
    await tabTo(page, free.or(page.getByRole('radio', { checked: true })).first());
    await page.keyboard.press('Space');
    await expect(free).toBeChecked();
    await press(page, button(page, 'Complete sign-up'));
    await expect(page).toHaveURL(/\/seller-dashboard$/);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  test('a new seller chooses paid services and pays by bank transfer', async ({ page, stack }) => {
    const { email, password } = await newcomer(stack, { step: 1 });
    await page.goto('/sign-in');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type(email);
    await type(page, field(page, 'Password'), password);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Choose your services' })).toBeVisible();
    const radio = (name: string) => page.getByRole('radio', { name });
    await tabTo(page, radio('Free disk quota'));
    await page.keyboard.press('ArrowDown');
    await expect(radio('Paid disk quota')).toBeChecked();
    const sizes = page.getByRole('group', { name: 'Size' }).or(page.getByRole('radiogroup', { name: 'Size' }));
    await press(page, sizes.getByRole('radio').first(), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(sizes.getByRole('radio').nth(1)).toBeChecked();
    await press(page, page.getByRole('checkbox', { name: 'Mobile and Slack notifications' }), 'Space');
    await press(page, button(page, 'Continue to payment'));

    await expect(page).toHaveURL(/\/sign-up\/payment$/);
    await tabTo(page, radio('Card'));
    await page.keyboard.press('ArrowDown');
    await expect(radio('Wallet')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(radio('Bank transfer')).toBeChecked();
    await press(page, button(page, 'Show bank details'));
    await expect(page.getByRole('heading', { level: 1, name: 'Your bank transfer' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  test('a visitor sends a contact message', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Write to us' });
    const input = (name: string) => form.getByLabel(name, { exact: true });
    await page.goto('/');
    // The form loads when it is near.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(form).toBeVisible({ timeout: 500 });
    }).toPass();
    await type(page, input('First name'), 'Anna');
    await page.keyboard.press('Enter');
    await expect(input('Last name')).toBeFocused();
    await page.keyboard.type('Weber');
    await type(page, input('Email'), 'anna@example.com');
    await type(page, input('Contact number'), '+81 90 1234 5678');
    await type(page, input('Company'), 'Galerie');
    await type(page, input('Message'), 'Do you ship to Berlin?');
    await press(page, input('I am not a robot'), 'Space');
    await press(page, button(page, 'Send message'));
    await expect(page.getByText('Your message was sent successfully.')).toBeVisible();
    await expect(input('Message')).toHaveValue('');
  });

  test('a seller resets a forgotten password by email and signs in', async ({ page, stack }) => {
    const { email } = await newcomer(stack);
    await page.goto('/sign-in');
    await expect(field(page, 'Email')).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Forgot your password?' }));
    // The heading gets the focus after navigation, so that it is announced; the first field is one Tab away.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

    let link: string | undefined;
    await expect
      .poll(async () => {
        link = /\/reset-password\?token=\S+/.exec((await newestMail(page, email)).text)?.[0];
        return link;
      })
      .toBeDefined();
    await page.goto(link ?? '');
    await type(page, field(page, 'New password'), 'harbour-at-dusk');
    await type(page, field(page, 'Confirm new password'), 'harbour-at-dusk');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeVisible();

    await press(page, page.getByRole('main').getByRole('link', { name: 'Sign in' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
    await type(page, field(page, 'Email'), email);
    await type(page, field(page, 'Password'), 'harbour-at-dusk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sign-up\/payment$/);
  });
});
