import { expect, type Page } from '@playwright/test';
import type { Seller } from './sellers.ts';

/** The two languages by their local storage value, and the texts of sign-out and of an expired session. */
export const languages = {
  en: {
    locale: 'en',
    selectedLanguage: 'English',
    account: /^Account: /,
    signOut: 'Sign out',
    ended: 'Your session has ended.',
  },
  ja: {
    locale: 'ja',
    selectedLanguage: '日本語',
    account: /^アカウント：/,
    signOut: 'サインアウト',
    ended: 'セッションが終了しました。',
  },
} as const;

type Labels = (typeof languages)[keyof typeof languages];

/** A form field by name, independent of the language. */
export const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

/** Fills in and submits the sign-in form, in either language. */
export async function enter(page: Page, { email, password }: Seller, keep = false) {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'keepMeLoggedIn').setChecked(keep);
  await field(page, 'password').press('Enter');
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Opens a page in a language and is redirected to sign-in. @param path its path, or its URL on another system */
export async function openSignedOut(
  page: Page,
  path: string,
  { locale, selectedLanguage }: { locale: string; selectedLanguage: string },
) {
  await page.goto(URL.canParse(path) ? new URL('/sign-in', path).href : '/sign-in');
  await page.evaluate((chosen) => Object.assign(localStorage, chosen), { locale, selectedLanguage });
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in/);
}

/** The URLs a tab shows from now on. */
export function watchAddresses(page: Page): string[] {
  const shown: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame()) shown.push(pathname + search);
  });
  return shown;
}

/** What local storage contains after "keep me logged in": the password only in encrypted form. */
export const credentials = ({ email }: Seller) => ({
  email,
  password: expect.stringMatching(/^sealed:/),
  keepMeLoggedIn: 'true',
});

/** Signs out through the menu. */
export async function signOut(page: Page, { account, signOut: out }: Labels = languages.en) {
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('menuitem', { name: out }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}
