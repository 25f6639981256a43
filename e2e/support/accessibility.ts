import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Searches the page as it stands for what WCAG 2.2 AA forbids; `inColour` for what another theme of it can get wrong. */
export async function expectAccessible(page: Page, { inColour = false } = {}): Promise<void> {
  // In the page alone, which has no frames of others: joining what frames say takes a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (inColour ? axe.withRules(rulesOfColour) : axe.withTags(standards)).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'accessibility').toEqual([]);
}
