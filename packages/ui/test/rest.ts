import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * Moves the mouse into an empty corner of the story's page. A separate command: hovering the page's root makes
 * Playwright scroll it into view first, and overlays close on scrolling.
 */
export const rest: BrowserCommand<[]> = async ({ iframe, page }) => {
  const box = await iframe.owner().boundingBox();
  if (!box) throw new Error('The iframe of the stories has no box.');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2);
};
