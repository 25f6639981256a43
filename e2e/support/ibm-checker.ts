/** IBM's accessibility checker, which knows faults that axe does not, such as documents of the same name. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

/**
 * Rules that report what is right: `username` on an email field, which HTML allows, and labels whose text is visually
 * hidden, which screen readers read.
 */
const mistaken = new Set(['input_autocomplete_valid', 'label_content_exists']);

/** What we read of its result. */
interface Result {
  ruleId: string;
  /** Such as "VIOLATION", "FAIL". "POTENTIAL" asks a person to look, and is not a fault. */
  value: [category: string, outcome: string];
  message: string;
  snippet: string;
}

interface Engine {
  Checker: new () => { check(document: Document, rules: string[]): Promise<{ results: Result[] }> };
}

/** Checks the page as it is for violations of WCAG 2.2. */
export async function expectNoIbmViolations(page: Page): Promise<void> {
  await page.evaluate(`${source}; globalThis.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    // It fails on template elements with children, as React Aria's collections have.
    const restore = Array.from(document.querySelectorAll('template'), (template) => {
      const place = document.createComment('');
      template.replaceWith(place);
      return () => place.replaceWith(template);
    });
    const { Checker } = Reflect.get(window, 'ace') as Engine;
    const report = await new Checker().check(document, ['WCAG_2_2']);
    for (const put of restore) put();
    return report.results
      .filter(({ value: [category, outcome] }) => category === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  const found = results.filter(({ ruleId }) => !mistaken.has(ruleId));
  expect(found, 'IBM’s accessibility checker').toEqual([]);
}
