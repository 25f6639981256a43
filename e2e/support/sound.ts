import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNothingSideways, resizeTo } from './window-size.ts';

/** The narrowest phone, a tablet, a desk. */
const widths = [320, 768, 1440];

/**
 * The page as it stands: one heading of the first level, accessible in both themes, nothing sideways at any width.
 *
 * @param onPhone whether the layout of a phone is searched, too: it is another one
 */
export async function expectSound(page: Page, { onPhone = false } = {}): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { inColour: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 860 };
  for (const each of widths) {
    await resizeTo(page, { width: each, height });
    await expectNothingSideways(page, `sideways at ${each} px`);
    if (onPhone && each === 320) await expectAccessible(page);
  }
  await resizeTo(page, { width, height });
}
