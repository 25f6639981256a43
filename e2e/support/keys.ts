import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of the pages has. */
const STOPS = 120;

/** Goes on by Tab alone until something has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Types into a field that Tab reaches. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Presses what Tab reaches. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
