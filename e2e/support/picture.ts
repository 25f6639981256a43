import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import { resizeTo } from './window-size.ts';

/** A picture is at least as tall as a window. */
const shortest = 900;

/** What the backend draws by lot, and what stands in its place in a picture: as long, and the same each time. */
const lots: [RegExp, string][] = [
  [/\bSA-[0-9A-Z]{6,}\b/g, 'SA-00000000'],
  // How well a picture is compressed.
  [/\b[\d.]+ kB\b/g, '80 kB'],
  [/\bPAY-[0-9a-z]{6,}\b/g, 'PAY-0000000000'],
  [/\bR-\d{4}-[0-9A-Z]{4,}\b/gi, 'R-2026-00000000'],
];

/** How long nothing may have been asked for, in milliseconds: what follows from an answer is asked for at once. */
const quiet = 150;

/** @returns waits until nothing has been on its way for a while; counts from now on */
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
 * Waits until nothing more will come, on the whole length of the page.
 *
 * Every layout ends with the footer, which comes last, on some pages only when their end is approached.
 */
export async function settle(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Not the page that the build has drawn: it does not know its house.
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  const scrollTo = (end: boolean) =>
    page.evaluate((far) => window.scrollTo(0, far ? document.documentElement.scrollHeight : 0), end);
  await expect(async () => {
    await scrollTo(true);
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 500 });
  }).toPass();
  await scrollTo(false);
  await isQuiet();
  await expect(page.locator('[aria-busy=true], [data-fetching]')).toHaveCount(0);
}

/** Writes what is drawn by lot as what is the same each time, also where it is drawn once more. */
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

/** Up to this width a picture is one of a phone, in pixels. */
const phone = 480;

/** The session that emulates a phone for as long as it is attached. */
const emulations = new WeakMap<Page, CDPSession>();

/** A phone has fingers for a pointer, and scroll bars that take no room. */
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

/** A list may be drawn in another way in a window of another size, and be of another length then. */
async function redraw(page: Page, width: number, height: number): Promise<void> {
  await resizeTo(page, { width, height });
  await expect(page.locator('[aria-busy=true], [data-fetching]')).toHaveCount(0);
}

/**
 * Elements that are at least as long as the window stay as they are, or a page would grow with it, whatever its length;
 * and so does the wall beside a form, which is as long and would be the length of the page.
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
 * Compares the page with the picture that is kept of it: see README, "screens:accept".
 *
 * @param part its `main` alone, so that a change of what stands around every screen changes few pictures; or the whole
 *   page, where that, or a dialog above it, is what the picture is of
 */
export async function expectPicture(
  page: Page,
  name: string,
  width: number,
  part: 'main' | 'page' = 'main',
): Promise<void> {
  // Nothing may look pointed at.
  await page.mouse.move(0, 0);
  await emulatePhone(page, width <= phone);
  await redraw(page, width, shortest);
  await holdLengths(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As long as the page, so that what is fixed to the window stands at its end and not in the middle of a long picture.
  await redraw(page, width, height);
  await writeLots(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // What was said further down is drawn when it is come near; a picture is come near at once.
    for (const said of document.querySelectorAll<HTMLElement>('[role=log] *')) said.style.contentVisibility = 'visible';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    // One that is not drawn may never be fetched.
    const drawn = Array.from(document.images).filter((image) => image.checkVisibility());
    await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  });
  const options = {
    // How the backend's codecs round differs from processor to processor.
    mask: [page.locator('img[src*="/product/"], img[srcset*="/product/"]')],
    maskColor: '#8a8378',
  };
  // Softly: how the other widths look is worth knowing too.
  if (part === 'page') await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...options, fullPage: true });
  else await expect.soft(page.getByRole('main')).toHaveScreenshot(`${name}.png`, options);
  await releaseLengths(page);
}
