import { expect, type Page } from '@playwright/test';
import { expectNothingSideways, resizeTo } from './window-size.ts';

/** A window of 1280 by 860 at 200 %: half as many pixels each way. */
const zoomed = { width: 640, height: 430 };

/** Texts that are cut off by a box without scrolling, or that overlap. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: { text: string; rect: DOMRect; element: Element }[] = [];
    const found: string[] = [];
    const floats = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      const text = node.data.trim();
      if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let cut = false;
      let hidden = false;
      let window: DOMRect | undefined;
      const whole = range.getBoundingClientRect();
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // Only for screen readers.
        if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') hidden = true;
        // Labels are truncated by design: the work's own page shows the full text.
        if (style.webkitLineClamp !== 'none') hidden = true;
        if (style.textOverflow === 'ellipsis' || style.overflow === 'visible') continue;
        if (/auto|scroll/.test(style.overflow)) {
          window = box;
          break;
        }
        cut ||= whole.right > box.right + 2 || whole.left < box.left - 2 || whole.bottom > box.bottom + 4;
      }
      if (hidden) continue;
      if (cut) found.push(`cut off: ${text}`);
      if (floats(element)) continue;
      for (const rect of range.getClientRects()) {
        // Scrolled out of its box, it overlaps nothing.
        if (window && (rect.bottom > window.bottom || rect.top < window.top)) continue;
        const other = texts.find(
          (one) =>
            one.element !== element &&
            Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left) > 2 &&
            Math.min(one.rect.bottom, rect.bottom) - Math.max(one.rect.top, rect.top) > 6,
        );
        if (other) found.push(`overlapping: ${other.text} / ${text}`);
        texts.push({ text, rect, element });
      }
    }
    return found;
  });
}

/**
 * The page at 200 %, by zoom and by text alone (WCAG 2.2, 1.4.4, 1.4.10): no horizontal scrolling, nothing cut off,
 * and the main action can be pressed.
 */
export async function expectZoomable(page: Page, action: string | undefined): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 860 };
  const root = page.locator(':root');
  await resizeTo(page, zoomed);
  await expectNothingSideways(page, 'at 200 % zoom');
  if (action) {
    const named = { name: action };
    const control = page
      .getByRole('main')
      .getByRole('button', named)
      .or(page.getByRole('main').getByRole('link', named));
    await control.first().click({ trial: true });
  }
  await resizeTo(page, before);
  await root.evaluate((element) => element.style.setProperty('font-size', '200%'));
  await expectNothingSideways(page, 'with text at 200 %');
  // Components that measure themselves render again.
  await expect.poll(() => unreadable(page), 'with text at 200 %').toEqual([]);
  await root.evaluate((element) => element.style.removeProperty('font-size'));
}
