import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Checks the page as it is for violations of WCAG 2.2 AA; `inColour` limits it to rules that depend on the theme. */
export async function expectAccessible(page: Page, { inColour = false } = {}): Promise<void> {
  // Load axe once per page: it is half a megabyte and takes as long as a check.
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
