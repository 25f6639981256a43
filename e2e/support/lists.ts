import type { Locator, Page } from '@playwright/test';

/** The menu of a list: its order, its columns, its file, its views. */
export const listMenu = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^(List options|一覧の操作)$/ });

/** Chooses a line of a list's menu. */
export async function chooseOfList(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  await listMenu(within).click();
  await page.getByRole('menuitem', { name }).click();
}
