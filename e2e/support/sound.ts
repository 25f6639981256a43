import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** The page as it stands: accessible in both themes, and without a sideways scroll on the narrowest phone. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { inColour: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 860 };
  await page.setViewportSize({ width: 320, height });
  // Below 0 where a gutter is kept for a scroll bar.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}
