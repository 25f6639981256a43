import { expect, type Page } from '@playwright/test';

export interface Seller {
  email: string;
  password: string;
}

/** The seller of the demo data. */
export const artist: Seller = { email: 'artist@example.com', password: 'gallery-wall' };

/** Another seller, with other works. */
export const rival: Seller = { email: 'rival@example.com', password: 'gallery-wall' };

/** A new seller without any records. */
export const newcomer: Seller = { email: 'newcomer@example.com', password: 'gallery-wall' };

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, { email, password }: Seller): Promise<void> {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in by way of a requested page, and is redirected to it. */
export async function signIn(page: Page, seller: Seller, path = '/art-library'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in/);
  await fillSignIn(page, seller);
  await expect(page).toHaveURL(({ href }) => href.endsWith(path));
}
