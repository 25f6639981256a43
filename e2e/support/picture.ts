import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import { resizeTo } from './window-size.ts';

/** The minimum height of a picture. */
const shortest = 900;

/** Random values of the backend, and their stable replacements of the same length. */
const lots: [RegExp, string][] = [
  [/\bSA-[0-9A-Z]{6,}\b/g, 'SA-00000000'],
  // File sizes depend on the compression.
  [/\b[\d.]+ kB\b/g, '80 kB'],
  [/\bPAY-[0-9a-z]{6,}\b/g, 'PAY-0000000000'],
  [/\bR-\d{4}-[0-9A-Z]{4,}\b/gi, 'R-2026-00000000'],
];

/** How long the network must be idle, in milliseconds: follow-up requests start at once. */
const quiet = 150;

/** @returns waits until no request has been in flight for a while; counts from now on */
export function watchTraffic(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastAt = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    lastAt = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => underWay.size === 0 && Date.now() - lastAt >= quiet, { intervals: [50] }).toBe(true);
}

/**
 * Waits until the whole page has loaded, down to its end.
 *
 * Every layout ends with the footer, which loads last, on some pages only when their end is near.
 */
export async function settle(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Not the prerendered page, which does not know the operator.
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  const scrollTo = (end: boolean) =>
    page.evaluate((far) => window.scrollTo(0, far ? document.documentElement.scrollHeight : 0), end);
  await expect(async () => {
    await scrollTo(true);
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 500 });
  }).toPass();
  // What loads near the end starts in the frame after the scroll.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await isQuiet();
  await scrollTo(false);
  await isQuiet();
  await expect(page.locator('[aria-busy=true], [data-fetching]')).toHaveCount(0);
}

/** Replaces random values by stable ones, also after re-renders. */
async function writeLots(page: Page): Promise<void> {
  const patterns = lots.map(([{ source, flags }, text]) => ({ source, flags, text }));
  await page.evaluate((known) => {
    const write = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text;
        const written = known.reduce(
          (text, { source, flags, text: plain }) => text.replace(new RegExp(source, flags), plain),
          data,
        );
        if (written !== data) (walker.currentNode as Text).data = written;
      }
    };
    write();
    new MutationObserver(write).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, patterns);
}

/** Maximum width of a phone picture, in pixels. */
const phone = 480;

/** The session that emulates a phone while it is attached. */
const emulations = new WeakMap<Page, CDPSession>();

/** Emulates touch input, and scroll bars that take no space. */
async function emulatePhone(page: Page, isPhone: boolean): Promise<void> {
  const devTools = emulations.get(page) ?? (await page.context().newCDPSession(page));
  emulations.set(page, devTools);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone, maxTouchPoints: 5 });
  await page.evaluate(
    (gutter) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { scrollbar-gutter: ${gutter} !important }`);
      document.adoptedStyleSheets = [sheet];
    },
    isPhone ? 'auto' : 'stable',
  );
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A list may have another layout, and another length, at another window size. */
async function redraw(page: Page, width: number, height: number): Promise<void> {
  await resizeTo(page, { width, height });
  await expect(page.locator('[aria-busy=true], [data-fetching]')).toHaveCount(0);
}

/**
 * Fixes the height of elements that depend on the window's height, or else the page would grow with the window; the
 * same for the picture beside a form.
 */
const holdLengths = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      const { minHeight, height } = getComputedStyle(element);
      if (!element.style.minHeight && minHeight.endsWith('px') && minHeight !== '0px') {
        element.style.minHeight = minHeight;
        element.dataset.held = '';
      }
      if (element.dataset.wall !== undefined && !element.style.height && height === `${innerHeight}px`) {
        element.style.height = height;
        element.dataset.held = '';
      }
    }
  });

const releaseLengths = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-held]')) {
      element.style.minHeight = '';
      element.style.height = '';
      delete element.dataset.held;
    }
  });

/**
 * Compares the page with its stored picture: see README, "screens:accept".
 *
 * @param part only its `main`, so that a change around it affects few pictures; or the whole page, if the picture is of
 * the surroundings or of a dialog
 */
export async function expectPicture(
  page: Page,
  name: string,
  width: number,
  part: 'main' | 'page' = 'main',
): Promise<void> {
  // Nothing may look hovered.
  await page.mouse.move(0, 0);
  await emulatePhone(page, width <= phone);
  await redraw(page, width, shortest);
  await holdLengths(page);
  // As long as the page, so that fixed elements appear at its end and not in the middle of the picture. A longer page
  // would be resized by the screenshot, which ends the touch emulation.
  await expect(async () => {
    const height = await heightOf(page);
    await redraw(page, width, height);
    expect(await heightOf(page)).toBe(height);
  }).toPass();
  await writeLots(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // Messages further down render only when they are near the viewport; render all for the picture.
    for (const item of document.querySelectorAll<HTMLElement>('[role=log] *')) item.style.contentVisibility = 'visible';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    // A hidden image may never be fetched.
    const drawn = Array.from(document.images).filter((image) => image.checkVisibility());
    await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  });
  const options = {
    // Image codecs round differently between processors, and QR codes contain random addresses.
    mask: [
      page.locator('img[src*="/product/"], img[srcset*="/product/"], image[href*="/product/"]'),
      page.locator('article svg[role="img"]'),
    ],
    maskColor: '#8a8378',
  };
  // Soft, so that the other widths are compared, too.
  if (part === 'page') await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...options, fullPage: true });
  else await expect.soft(page.getByRole('main')).toHaveScreenshot(`${name}.png`, options);
  await releaseLengths(page);
}
