import { expect, type Page } from '@playwright/test';
import type { Seller } from './sellers.ts';

/** The two languages as local storage names them, and the words of a session: the way out, and what is said after its end. */
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

type Words = (typeof languages)[keyof typeof languages];

/** A field of the page by its name, which is the same in both languages. */
export const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

/** Fills in the sign-in form, in either language, and sends it. */
export async function enter(page: Page, { email, password }: Seller, keep = false) {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'keepMeLoggedIn').setChecked(keep);
  await field(page, 'password').press('Enter');
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Asks for a page in a language, and is led to sign in. @param path of the page, or its address where it is another system's */
export async function askFor(
  page: Page,
  path: string,
  { locale, selectedLanguage }: { locale: string; selectedLanguage: string },
) {
  await page.goto(URL.canParse(path) ? new URL('/sign-in', path).href : '/sign-in');
  await page.evaluate((chosen) => Object.assign(localStorage, chosen), { locale, selectedLanguage });
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in/);
}

/** The addresses that a tab shows from now on. */
export function watchAddresses(page: Page): string[] {
  const shown: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame()) shown.push(pathname + search);
  });
  return shown;
}

/** What local storage holds after "keep me logged in": the password only as what nobody can read. */
export const credentials = ({ email }: Seller) => ({
  email,
  password: expect.stringMatching(/^sealed:/),
  keepMeLoggedIn: 'true',
});

/** Signs out as a seller does, by the menu. */
export async function signOut(page: Page, { account, signOut: out }: Words = languages.en) {
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('menuitem', { name: out }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}
