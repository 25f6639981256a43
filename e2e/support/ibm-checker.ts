/** IBM's accessibility checker, which knows faults that axe does not: labels without text, landmarks of the same name. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** It takes `username` on an email field for a mistake, which HTML allows ("Username" controls of the autofill table). */
const mistaken = 'input_autocomplete_valid';

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
  const found = results.filter(({ ruleId }) => ruleId !== mistaken);
  expect(found, 'IBM’s accessibility checker').toEqual([]);
}
