import { duration } from '../lib/progress.mjs';

/** @typedef {import('./run-suite.mjs').Result} Result */

/** "12 passed, 1 failed", with the skipped ones only if there are any. @param {import('./run-suite.mjs').Count} count */
export function words({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** All results in one. @param {Result[]} results */
export function total(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((all, result) => all + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A row per suite, columns aligned. @param {Result[]} results */
export function table(results) {
  const rows = results.map(({ suite, passed, failed, seconds }) => [
    suite.name,
    String(passed),
    String(failed),
    duration(seconds),
  ]);
  const all = [['suite', 'passed', 'failed', 'time'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
    .join('\n');
}
