import fs from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../lib/command.mjs';
import { inRoot } from '../lib/paths.mjs';
import { reportFolder } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {Count & { suite: Suite, seconds: number, output: string }} Result */

/**
 * Runs one suite and counts. A suite that ends badly without naming a failed test, or well without naming a passed one,
 * counts as one failure: silence is not success.
 *
 * @param {Suite} suite
 * @returns {Promise<Result>}
 */
export async function runSuite(suite) {
  const report = path.join(reportFolder, `${suite.name}.json`);
  await fs.rm(report, { force: true });
  const { args, env } = reporting(suite, report);
  const { code, output, seconds } = await run(suite.file, [...suite.args, ...args], {
    cwd: inRoot(suite.cwd ?? '.'),
    timeoutSeconds: suite.limit,
    env: { ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  await fs.writeFile(path.join(reportFolder, `${suite.name}.log`), output);
  const done = code === 0;
  const count = suite.report ? await read(suite.report, report) : checked(suite, done, output);
  const silent = count.passed + count.failed === 0;
  if ((!done && count.failed === 0) || silent) count.failed += 1;
  const remark = silent ? `\n${suite.name}: ended with code ${code} and no result.\n` : '';
  return { suite, seconds, output: stripVTControlCharacters(output) + remark, ...count };
}

/**
 * How each runner is told to leave a report.
 *
 * @param {Suite} suite
 * @param {string} file
 * @returns {{ args: string[], env: Record<string, string> }}
 */
function reporting({ report }, file) {
  return {
    args: report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  };
}

/** @param {Suite} suite @param {boolean} done @param {string} output @returns {Count} */
function checked({ turbo }, done, output) {
  const ran = !turbo || /Tasks:.*?[1-9]\d* total/.test(output);
  return { passed: done && ran ? 1 : 0, failed: done ? 0 : 1, skipped: 0 };
}

/** @param {'vitest' | 'playwright'} kind @param {string} file @returns {Promise<Count>} nothing at all without a report */
async function read(kind, file) {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(text);
  if (kind === 'playwright') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
