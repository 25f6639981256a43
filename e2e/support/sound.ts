import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoIbmViolations } from './ibm-checker.ts';
import { expectNothingSideways, resizeTo } from './window-size.ts';

/** A narrow phone, a tablet and a desktop. */
const widths = [320, 768, 1440];

/**
 * Checks the current page: one level 1 heading, accessible, no horizontal scrolling at any width.
 *
 * @param everywhere also runs axe in the dark theme and the phone layout, and IBM's checker. Only every-screen does: a
 * unit test checks every pair of colours in both themes (packages/ui/src/theme/contrast.test.ts), and every component is
 * checked in both.
 */
export async function expectSound(page: Page, { everywhere = false } = {}): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  if (everywhere) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { inColour: true });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await expectAccessible(page);
  if (everywhere) await expectNoIbmViolations(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 860 };
  for (const each of widths) {
    await resizeTo(page, { width: each, height });
    await expectNothingSideways(page, `horizontal scrolling at ${each} px`);
    if (everywhere && each === 320) await expectAccessible(page);
  }
  await resizeTo(page, { width, height });
}
