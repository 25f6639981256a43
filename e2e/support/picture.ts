import { expect, type Page } from '@playwright/test';

/** A picture is at least as tall as a window. */
const shortest = 900;

/** What the backend draws by lot, and what stands in its place in a picture: as long, and the same each time. */
const lots: [RegExp, string][] = [
  [/\bSA-[0-9A-Z]{6,}\b/g, 'SA-00000000'],
  // How well a picture is compressed.
  [/\b[\d.]+ kB\b/g, '80 kB'],
  [/\bR-\d{4}-[0-9A-Z]{4,}\b/gi, 'R-2026-00000000'],
];

/**
 * Waits until nothing more will come, on the whole length of the page.
 *
 * Every layout ends with the footer, which comes last, on some pages only when their end is approached.
 */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const scrollTo = (end: boolean) =>
    page.evaluate((far) => window.scrollTo(0, far ? document.documentElement.scrollHeight : 0), end);
  await expect(async () => {
    await scrollTo(true);
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 500 });
  }).toPass();
  await scrollTo(false);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true], [data-fetching]')).toHaveCount(0);
}

/** Writes what is drawn by lot as what is the same each time. */
async function writeLots(page: Page): Promise<void> {
  const patterns = lots.map(([{ source, flags }, text]) => ({ source, flags, text }));
  await page.evaluate((known) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text;
      const written = known.reduce(
        (text, { source, flags, text: plain }) => text.replace(new RegExp(source, flags), plain),
        data,
      );
      if (written !== data) (walker.currentNode as Text).data = written;
    }
  }, patterns);
}

/** Compares the whole page with the picture that is kept of it: see README, "screens:accept". */
export async function expectPicture(page: Page, name: string, width: number): Promise<void> {
  // Nothing may look pointed at.
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height: shortest });
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await length();
  // As long as the page, so that what is fixed to the window stands at its end and not in the middle of a long picture.
  await page.setViewportSize({ width, height });
  // One that is as long as the window and more grows with it.
  if ((await length()) > height) await page.setViewportSize({ width, height: shortest });
  // A list may be drawn in another way at another width.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.locator('[aria-busy=true], [data-fetching]')).toHaveCount(0);
  await writeLots(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  // Softly: how the other widths look is worth knowing too.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    // How the backend's codecs round differs from processor to processor.
    mask: [page.locator('img[src*="/product/"], img[srcset*="/product/"]')],
    maskColor: '#8a8378',
  });
}
