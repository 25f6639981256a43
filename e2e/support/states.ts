import { expect, type Page } from '@playwright/test';
import type { GalleryWorld } from './gallery-world.ts';
import { mailedCode } from './mailbox.ts';
import type { Screen } from './screens.ts';
import { approach } from './sections.ts';

/** A screen after an action on it or before it. */
export interface State extends Screen {
  /** Runs before the screen is opened. */
  before?: (page: Page, world: GalleryWorld) => Promise<unknown>;
  /** Runs once the screen has loaded, in either language. */
  act?: (page: Page, locale: 'en' | 'ja') => Promise<unknown>;
}

const missing = /Failed to load resource.*404/;
const consoleError = /Failed to load resource.*4(?:00|01|09|22)/;

const send = (page: Page) => page.getByRole('main').locator('[type=submit]').first().click();
const type = (page: Page, name: string, text: string) =>
  page.getByRole('main').locator(`[name="${name}"]`).first().fill(text);

async function openFeedback(page: Page, locale: 'en' | 'ja'): Promise<void> {
  const add = { en: 'Add your feedback', ja: '感想を書く' }[locale];
  await approach(page, 'reviews', add);
  await page.getByRole('button', { name: add }).click();
  await page.getByRole('dialog').locator('[name="email"]').waitFor();
}

const sendFeedback = (page: Page) => page.getByRole('dialog').locator('[type=submit]').click();

/**
 * A step of the sign-up, which opens after an email was verified.
 * @param first a field of the step
 * @param isSent whether the empty form was submitted
 */
const signUpStep = (step: string, first: string, isSent = false): State => ({
  name: `sign-up-${step}${isSent ? '-checked' : ''}`,
  path: '/sign-up',
  act: async (page, locale) => {
    const email = `mei-${step}-${isSent ? 'checked' : 'empty'}-${locale}@example.com`;
    await type(page, 'email', email);
    await send(page);
    await type(page, 'otp', await mailedCode(page, email));
    await page.getByRole('main').locator('[name="firstname"]').waitFor();
    await page.waitForURL(/step=person/);
    // Like Back and Forward: keeps the typed values and the verification token, which a page load would lose.
    await page.evaluate((to) => {
      history.pushState(history.state, '', `?step=${to}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, step);
    await expect(page.getByRole('main').locator(first)).toBeVisible();
    if (!isSent) return;
    await send(page);
    await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor();
  },
});

/** The same screens in other states: dialogs, errors, failures, expired sessions. */
export const states: State[] = [
  {
    name: 'home-buyer-question',
    isWhole: true,
    path: '/',
    act: async (page, locale) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: { en: 'See the galleries', ja: 'ギャラリーを見る' }[locale] })
        .click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    },
  },
  { name: 'feedback', isWhole: true, path: '/', act: openFeedback },
  { name: 'feedback-signed-in', isWhole: true, by: 'artist', path: '/', act: openFeedback },
  {
    name: 'feedback-checked',
    isWhole: true,
    path: '/',
    act: async (page, locale) => {
      await openFeedback(page, locale);
      await sendFeedback(page);
      await page.getByRole('dialog').locator('[name="email"][aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'feedback-failed',
    isWhole: true,
    path: '/',
    consoleError: /Failed to load resource.*500/,
    before: (page) => page.route('**/feedback-store', (route) => route.fulfill({ status: 500, body: '' })),
    act: async (page, locale) => {
      await openFeedback(page, locale);
      const dialog = page.getByRole('dialog');
      const typed = { email: 'anna@example.com', first_name: 'Anna', last_name: 'Weber', message: 'Perfectly packed.' };
      for (const [name, text] of Object.entries(typed)) await dialog.locator(`[name="${name}"]`).fill(text);
      await dialog.locator('input[name="star"]').nth(3).check({ force: true });
      await sendFeedback(page);
      await dialog.getByRole('alert').waitFor();
    },
  },
  {
    name: 'contact-checked',
    path: '/',
    act: async (page, locale) => {
      await approach(page, 'contact', { en: 'Send message', ja: 'メッセージを送る' }[locale]);
      await page.locator('#contact [type=submit]').click();
      await page.locator('#contact [name="firstname"][aria-invalid=true]').waitFor();
      // The picture removes the focus, and a field that loses it clears its error.
      await page.locator('#contact [type=submit]').focus();
    },
  },
  {
    name: 'sign-in-refused',
    path: '/sign-in',
    consoleError,
    act: async (page) => {
      await type(page, 'email', 'sumi@example.com');
      await type(page, 'password', 'not-the-password');
      await send(page);
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-in-ended',
    path: '/sign-in?next=%2Fart-library',
    act: async (page, locale) => {
      // The history state that the router leaves when a session has expired.
      await page.evaluate(() => history.replaceState({ usr: { ended: true }, key: 'ended', idx: 0 }, ''));
      await page.reload();
      await page.getByText({ en: 'Your session has ended.', ja: 'セッションが終了しました。' }[locale]).waitFor();
    },
  },
  { name: 'art-library-empty', by: 'cardPayer', path: '/art-library' },
  {
    name: 'art-library-chosen',
    by: 'artist',
    path: '/art-library',
    act: async (page, locale) => {
      const tiles = page.getByRole('list', { name: { en: 'Works', ja: '作品一覧' }[locale] });
      for (const at of [0, 1]) await tiles.getByRole('checkbox').nth(at).check({ force: true });
      // The visible text of the bar comes after the one for screen readers.
      await page.getByText({ en: '2 selected', ja: '2件を選択中' }[locale]).last().waitFor();
    },
  },
  {
    name: 'import-columns',
    by: 'byWallet',
    path: '/import-art',
    act: async (page) => {
      const sheet =
        'Title,Artist,Year,Size,Price,Colour\nHarbour,Mori,2024,53 x 72.7 cm,"$2,400",blue\nHills,Mori,,,,\n';
      const file = page.locator('input[type=file]').first();
      // In the second language the import exists since the first. The heading of the sheet's last column is the same in
      // both.
      const column = page.getByRole('main').getByText('Colour', { exact: true }).first();
      await file.or(column).first().waitFor({ state: 'attached' });
      if ((await column.count()) === 0) {
        await file.setInputFiles({ name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
      }
      await column.waitFor();
    },
  },
  {
    name: 'forgot-password-sent',
    path: '/sign-in/forgot-password',
    act: async (page) => {
      await type(page, 'email', 'sumi@example.com');
      await send(page);
      await page.getByRole('main').locator('[name="email"]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'forgot-password-unknown',
    path: '/sign-in/forgot-password',
    consoleError: /Failed to load resource.*4\d\d/,
    act: async (page) => {
      await type(page, 'email', 'nobody@example.com');
      await send(page);
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'reset-password-void',
    path: '/reset-password?token=rst_0000000000000000000000000000',
    consoleError: /Failed to load resource.*4\d\d/,
    act: async (page) => {
      await type(page, 'password', 'harbour-at-dawn');
      await type(page, 'confirm_password', 'harbour-at-dawn');
      await send(page);
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-up-code',
    path: '/sign-up',
    act: async (page) => {
      await type(page, 'email', 'mei@example.com');
      await send(page);
      await page.getByRole('main').locator('[name="otp"]').waitFor();
    },
  },
  signUpStep('person', '[name="firstname"]'),
  signUpStep('person', '[name="firstname"]', true),
  signUpStep('business', '[name="company"]'),
  signUpStep('address', '[name="address_line_1"]'),
  signUpStep('address', '[name="address_line_1"]', true),
  signUpStep('agreements', '[name="accepts_terms"]', true),
  {
    name: 'sign-up-services-own',
    by: 'undecided',
    path: '/sign-up/services',
    consoleError: missing,
    act: (page) => page.locator('[name="disk_quota"][value="own_file_server"]').check({ force: true }),
  },
  {
    name: 'sign-up-payment-transfer',
    by: 'unpaid',
    path: '/sign-up/payment',
    act: (page) => page.locator('[name="method"][value="bank_transfer"]').check({ force: true }),
  },
  { name: 'success-complete', by: 'cardPayer', path: '/success' },
  {
    name: 'success-unchecked',
    by: 'cardPayer',
    path: ({ gateway }) => `/success?session_id=${gateway.session}`,
    consoleError: /Failed to load resource.*500/,
    before: (page) =>
      page.route('**/retrive-stripe-data*', (route) =>
        route.fulfill({ status: 500, body: '', headers: { 'Retry-After': '0' } }),
      ),
  },
  { name: 'paypal-success-unknown', by: 'walletPayer', path: '/paypal-success?token=invented', consoleError: missing },
  {
    name: 'paypal-success-given-up',
    by: 'unpaid',
    path: ({ gateway }) => `/paypal-success?token=${gateway.abandoned}`,
    consoleError,
  },
  {
    name: 'payment-renew-open',
    by: 'hesitant',
    path: '/payment-renew',
  },
  {
    name: 'payment-renew-success-open',
    by: 'hesitant',
    path: ({ gateway }) => `/payment-renew-success?session_id=${gateway.renewalOpen}`,
  },
  {
    name: 'payment-renew-success-unknown',
    by: 'byCard',
    path: '/payment-renew-success?session_id=cs_test_invented',
    consoleError: missing,
  },
  {
    name: 'payment-renew-paypal-success-given-up',
    by: 'lapsed',
    path: ({ gateway }) => `/payment-renew-paypal-success?token=${gateway.renewalAbandoned}`,
    consoleError,
  },
  {
    name: 'change-password-checked',
    by: 'artist',
    path: '/edit-profile/change-password',
    act: async (page) => {
      await send(page);
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'dashboard-expired', isWhole: true, by: 'lapsed', path: '/seller-dashboard' },
  { name: 'dashboard-unpaid', by: 'transferring', path: '/seller-dashboard' },
];
