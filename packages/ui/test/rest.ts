import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * Moves the mouse into the last corner of the story's page, where nothing reaches. A command of its own: to hover the
 * page's root makes Playwright scroll it into view first, and what floats closes when its page scrolls.
 */
export const rest: BrowserCommand<[]> = async ({ iframe, page }) => {
  const box = await iframe.owner().boundingBox();
  if (!box) throw new Error('The page of the stories is not there.');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2);
};
