import { expect, type Page } from '@playwright/test';

export interface Seller {
  email: string;
  password: string;
}

/** The seller of the demo world. */
export const artist: Seller = { email: 'artist@example.com', password: 'gallery-wall' };

/** Another one, who owns other works. */
export const rival: Seller = { email: 'rival@example.com', password: 'gallery-wall' };

/** One who has just come and has nothing yet. */
export const newcomer: Seller = { email: 'newcomer@example.com', password: 'gallery-wall' };

/** Fills the form of the page that is shown and sends it. */
export async function fillSignIn(page: Page, { email, password }: Seller): Promise<void> {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in as a seller does, asking for a page first and being led to it afterwards. */
export async function signIn(page: Page, seller: Seller, path = '/art-library'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in/);
  await fillSignIn(page, seller);
  await expect(page).toHaveURL(({ href }) => href.endsWith(path));
}
