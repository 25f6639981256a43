import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { approach } from '../support/sections.ts';
import { artist, signIn } from '../support/sellers.ts';
import { watchSent } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

const languages = {
  en: {
    add: 'Add your feedback',
    send: 'Send feedback',
    /** The messages of the five field errors, in order (001 section 5). */
    checks: [
      'The email field is required.',
      'The first name field is required.',
      'The last name field is required.',
      'The message field is required.',
      'Please rate us with one to five stars.',
    ],
    emailFormat: 'Invalid Email: enter an address such as name@example.com.',
    failed: /Something went wrong/,
  },
  ja: {
    add: '感想を書く',
    send: '感想を送る',
    checks: [
      'メールアドレスは必須です。',
      '名は必須です。',
      '姓は必須です。',
      'メッセージは必須です。',
      '星1つから5つで評価してください。',
    ],
    emailFormat: 'name@example.com のような形式でメールアドレスを入力してください。',
    failed: /問題が発生しました/,
  },
} as const;

const typed = {
  email: 'anna@example.com',
  first_name: ' Anna ',
  last_name: 'Weber',
  message: 'Arrived perfectly packed.',
};

type Texts = (typeof languages)[keyof typeof languages];

/** Opens the form at the end of the home page. */
async function openForm(page: Page, texts: Texts) {
  await page.goto('/');
  return openDialog(page, texts);
}

async function openDialog(page: Page, texts: Texts) {
  await approach(page, 'reviews', texts.add);
  await page.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    field: (name: string) => dialog.locator(`[name="${name}"]`),
    stars: dialog.locator('input[name="star"]'),
    send: dialog.getByRole('button', { name: texts.send }),
    errorOf: (message: string) => dialog.getByText(message, { exact: true }).last(),
  };
}

test.describe('visitor feedback', () => {
  // The browser logs a response of 500.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*500.*feedback-store/] });

  for (const [locale, texts] of Object.entries(languages)) {
    test(`shows field errors in order, keeps its values after a 500 and is sent once (${locale})`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      const { dialog, field, stars, send, errorOf } = await openForm(page, texts);
      for (const [index, [name, text]] of Object.entries(typed).entries()) {
        await send.click();
        await expect(field(name)).toBeFocused();
        await expect(errorOf(texts.checks[index] ?? '')).toBeVisible();
        if (index > 0) await expect(errorOf(texts.checks[index - 1] ?? '')).toHaveCount(0);
        if (name === 'email') {
          await field(name).fill('anna@example');
          await send.click();
          await expect(field(name)).toBeFocused();
          await expect(errorOf(texts.emailFormat)).toBeVisible();
        }
        await field(name).fill(text);
      }
      await send.click();
      await expect(errorOf(texts.checks[4])).toBeVisible();
      await expect(stars.first()).toBeFocused();
      await stars.nth(3).check({ force: true });
      await expectAccessible(page);

      await page.route('**/feedback-store', (route) => route.fulfill({ status: 500, body: '' }));
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(texts.failed);
      for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
      await expect(stars.nth(3)).toBeChecked();
      await expect(send).toBeEnabled();

      await page.unroute('**/feedback-store');
      const all = watchSent(page, /feedback-store$/);
      const sent = page.waitForRequest(/feedback-store$/);
      await send.dblclick();
      await expect(dialog).toBeHidden();
      expect(all).toHaveLength(1);
      expect((await sent).postDataJSON()).toMatchObject({ first_name: 'Anna', star: 4 });
    });
  }
});

test('switching the language keeps the values of the feedback form', async ({ page }) => {
  const { field, stars, dialog } = await openForm(page, languages.en);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await stars.nth(3).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Language', exact: false }).first().click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await openDialog(page, languages.ja);
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  await expect(stars.nth(3)).toBeChecked();
});

test('the feedback form of a signed-in seller has the profile’s name and email, disabled', async ({ page }) => {
  await signIn(page, artist);
  const { dialog, field, stars, send } = await openForm(page, languages.en);
  const known = { email: artist.email, first_name: 'Hana', last_name: 'Morita' };
  for (const [name, text] of Object.entries(known)) {
    await expect(field(name)).toHaveValue(text);
    await expect(field(name)).toBeDisabled();
  }
  await send.click();
  await expect(field('message')).toBeFocused();
  await field('message').fill(typed.message);
  await stars.last().check({ force: true });
  await send.click();
  await expect(dialog).toBeHidden();
});
