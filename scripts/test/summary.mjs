import { duration } from '../lib/progress.mjs';

/** @typedef {import('./run-suite.mjs').Result} Result */
/** @typedef {Pick<Result, 'passed' | 'failed' | 'skipped'>} Figures */

/** Maximum tests per run that may pass only on a retry; with more, the run fails. */
export const mostFlaky = 3;

/** "12 passed, 1 failed", with the skipped ones only if there are any. @param {Figures} count */
export function words({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Maximum lines of an error to show: expected, actual, and location. */
const errorLines = 12;

/**
 * "flaky: name" for every test that passed only on a retry, with its earlier errors.
 *
 * @param {Result[]} results
 */
export function flakyTests(results) {
  return results.flatMap(({ suite, flaky }) =>
    flaky.map(({ name, errors }) => ({
      line: `flaky: ${suite.name}: ${name}`,
      why: errors
        .map((error) => error.split('\n').slice(0, errorLines).join('\n').replaceAll(/^/gm, '    '))
        .join('\n'),
    })),
  );
}

/** Sum of all results. @param {Result[]} results */
export function total(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((all, result) => all + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A row per suite, columns aligned. @param {Result[]} results */
export function table(results) {
  const rows = results.map(({ suite, passed, failed, flaky, seconds }) => [
    suite.name,
    String(passed),
    String(failed),
    String(flaky.length),
    duration(seconds),
  ]);
  const all = [['suite', 'passed', 'failed', 'flaky', 'time'], ...rows];
  const widths = all[0].map((_, column) => column).map((column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
    .join('\n');
}
