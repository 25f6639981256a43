import { expect, type Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/**
 * Resizes the window and waits for the layout: a list may switch between cards and table, and an element clicked a
 * frame too early would be replaced under the pointer.
 */
export async function resizeTo(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** No horizontal scrolling at the current width; below 0 if a gutter is reserved for a scroll bar. */
export const expectNothingSideways = (page: Page, what: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what)
    .toBeLessThanOrEqual(0);
