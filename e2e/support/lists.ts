import type { Locator, Page } from '@playwright/test';

/** The options menu of a list: sort order, columns, export, views. */
export const listMenu = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^(List options|一覧の操作)$/ });

/** Chooses an item of a list's menu. */
export async function chooseOfList(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  await listMenu(within).click();
  await page.getByRole('menuitem', { name }).click();
}
