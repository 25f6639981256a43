import { expect, type Page } from '@playwright/test';

/** Goes to a section below the page, which comes when it is approached, and waits for what is pressed there. */
export async function approach(page: Page, section: 'reviews' | 'contact', control: string): Promise<void> {
  /* The page that the build has drawn may be in another language, and is not shown then. */
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  const place = page.locator(`#${section}`);
  await expect(place).toBeAttached();
  await place.evaluate((element) => element.scrollIntoView());
  await expect(page.getByRole('button', { name: control })).toBeVisible();
}
