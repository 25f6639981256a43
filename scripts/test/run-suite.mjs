import fs from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../lib/command.mjs';
import { inRoot } from '../lib/paths.mjs';
import { reportFolder } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {'gate' | 'all'} Scope how much of the long suites runs: see `npm run test:all` */
/** @typedef {{ name: string, errors: string[] }} Flaky a test that passed when it was tried again, and what it failed of before */
/** @typedef {{ passed: number, failed: number, skipped: number, flaky: Flaky[] }} Count flaky ones have passed, too */
/** @typedef {Count & { suite: Suite, seconds: number, output: string }} Result */

/**
 * Runs one suite and counts its tests. A failing suite without a failed test, or a passing one without a passed test,
 * counts as one failure: missing output is not success.
 *
 * @param {Suite} suite
 * @param {Scope} scope
 * @returns {Promise<Result>}
 */
export async function runSuite(suite, scope) {
  const report = path.join(reportFolder, `${suite.name}.json`);
  const flakyReport = path.join(reportFolder, `${suite.name}.flaky.json`);
  await Promise.all([report, flakyReport].map((file) => fs.rm(file, { force: true })));
  const { args, env } = reporting(suite, report, flakyReport);
  const { code, output, seconds } = await run(suite.file, [...suite.args, ...args], {
    cwd: inRoot(suite.cwd ?? '.'),
    timeoutSeconds: suite.limit,
    env: { ...env, TEST_SCOPE: scope, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  await fs.writeFile(path.join(reportFolder, `${suite.name}.log`), output);
  const done = code === 0;
  const count = suite.report ? await read(suite.report, report, flakyReport) : checked(suite, done, output);
  const silent = count.passed + count.failed === 0;
  if ((!done && count.failed === 0) || silent) count.failed += 1;
  const remark = silent ? `\n${suite.name}: ended with code ${code} and no result.\n` : '';
  return { suite, seconds, output: stripVTControlCharacters(output) + remark, ...count };
}

/**
 * Arguments and environment that make each runner write a report.
 *
 * @param {Suite} suite
 * @param {string} file
 * @param {string} flakyFile
 * @returns {{ args: string[], env: Record<string, string> }}
 */
function reporting({ report }, file, flakyFile) {
  if (report === 'playwright') return { args: [], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  if (report !== 'vitest') return { args: [], env: {} };
  const flakyReporter = inRoot('scripts/test/flaky-reporter.mjs');
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${flakyReporter}`],
    env: { FLAKY_OUTPUT_FILE: flakyFile },
  };
}

/** @param {Suite} suite @param {boolean} done @param {string} output @returns {Count} */
function checked({ turbo }, done, output) {
  const ran = !turbo || /Tasks:.*?[1-9]\d* total/.test(output);
  return { passed: done && ran ? 1 : 0, failed: done ? 0 : 1, skipped: 0, flaky: [] };
}

/**
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @param {string} flakyFile
 * @returns {Promise<Count>} nothing at all without a report
 */
async function read(kind, file, flakyFile) {
  const report = await parsed(file);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0, flaky: [] };
  if (kind === 'playwright') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky: report.suites.flatMap(flakyIn) };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: (await parsed(flakyFile)) ?? [],
  };
}

/** The content of a JSON file; undefined if it does not exist. @param {string} file */
async function parsed(file) {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * The parts we read of Playwright's JSON report: a file, or a `describe` in it.
 *
 * @typedef {{ status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest
 * @typedef {{ file: string, title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** Flaky tests of a Playwright suite and its nested suites. @param {PlaywrightSuite} suite @returns {Flaky[]} */
function flakyIn({ specs, suites = [] }) {
  const flaky = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        errors: results.flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message))),
      })),
  );
  return [...flaky, ...suites.flatMap(flakyIn)];
}
