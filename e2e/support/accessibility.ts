import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Searches the page as it stands for what WCAG 2.2 AA forbids; `inColour` for what another theme of it can get wrong. */
export async function expectAccessible(page: Page, { inColour = false } = {}): Promise<void> {
  // Read once for each page: half a megabyte, as dear as a search.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      return (await run(document, options)).violations;
    },
    {
      runOnly: inColour ? { type: 'rule', values: rulesOfColour } : { type: 'tag', values: standards },
      resultTypes: ['violations'],
    } satisfies RunOptions,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'accessibility').toEqual([]);
}
