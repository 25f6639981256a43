import { expect, type Page } from '@playwright/test';

/** Scrolls to a section further down, which loads when it is near, and waits for the control in it. */
export async function approach(page: Page, section: 'reviews' | 'contact', control: string): Promise<void> {
  /* The prerendered page may be in another language, and is hidden then. */
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  const place = page.locator(`#${section}`);
  await expect(place).toBeAttached();
  await place.evaluate((element) => element.scrollIntoView());
  await expect(page.getByRole('button', { name: control })).toBeVisible();
}
