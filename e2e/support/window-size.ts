import { expect, type Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/**
 * The window has another size, and the page is drawn for it: a list may be cards in the one and a table in the other, and
 * what stands there a frame too early is replaced under the pointer.
 */
export async function resizeTo(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Nothing scrolls sideways at the width as it is; below 0 where a gutter is kept for a scroll bar. */
export const expectNothingSideways = (page: Page, what: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what)
    .toBeLessThanOrEqual(0);
