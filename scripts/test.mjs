// `npm test`: all checks that a change can break, from a fresh clone. `npm run test:all` (`--all`) also runs every
// journey, all screenshots and the long fuzzing rounds. `npm test -- backend e2e` runs only the named suites. The last
// line is "N passed, N failed"; the exit code is 1 if anything failed or gave no result.
import fs from 'node:fs/promises';
import process from 'node:process';
import { run, stopAll } from './lib/command.mjs';
import { exitCodes, whenToldToEnd } from './lib/end.mjs';
import { checkNode, prepare } from './lib/install.mjs';
import { duration, Refusal, step } from './lib/progress.mjs';
import { record } from './test/record.mjs';
import { runSuite } from './test/run-suite.mjs';
import { schedule } from './test/schedule.mjs';
import { choose, reportFolder, suites } from './test/suites.mjs';
import { flakyTests, mostFlaky, table, total, words } from './test/summary.mjs';

let stopped = false;
whenToldToEnd((signal) => {
  stopped = true;
  stopAll('SIGKILL');
  process.exit(exitCodes[signal]);
});

/** Finds or downloads a browser before running anything, so that a missing one is reported once and clearly. */
async function ensureBrowser() {
  const { code, output } = await run('node', ['scripts/browser/print.ts'], { timeoutSeconds: 1500 });
  if (code !== 0) throw new Refusal(output.trim());
}

/** @param {import('./test/suites.mjs').Suite} suite @param {import('./test/run-suite.mjs').Scope} scope */
async function show(suite, scope) {
  const result = await runSuite(suite, scope);
  if (!stopped)
    console.log(`${result.failed > 0 ? '✗' : '✓'} ${suite.name}: ${words(result)} (${duration(result.seconds)})`);
  return result;
}

async function main() {
  const names = process.argv.slice(2).filter((word) => word !== '--all');
  const scope = process.argv.includes('--all') ? 'all' : 'gate';
  const { chosen, unknown } = choose(names);
  if (unknown.length > 0) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new Refusal(`No suite is called ${unknown.join(', ')}. There are: ${known}; and the groups static and unit.`);
  }
  checkNode();
  await prepare();
  if (chosen.some(({ group }) => group === 'stories' || group === 'e2e'))
    await step('Finding a browser', ensureBrowser);
  await fs.mkdir(reportFolder, { recursive: true });
  const results = await schedule(chosen, 2, (suite) => show(suite, scope));
  for (const { suite, output, failed } of results) {
    if (failed > 0) console.log(`\n${'─'.repeat(20)} ${suite.name} ${'─'.repeat(20)}\n${output.trimEnd()}`);
  }
  console.log(`\n${table(results)}\n`);
  const flaky = flakyTests(results);
  for (const { line, why } of flaky) console.log(`${line}\n${why}`);
  const all = total(results);
  if (flaky.length > mostFlaky) {
    console.log(`${flaky.length} flaky tests, at most ${mostFlaky} are let pass: counted as a failure.`);
    all.failed += 1;
  }
  if (scope === 'all' && names.length === 0) {
    const unsteady = flaky.map(({ line }) => line);
    await record(table(results), unsteady, words(all));
  }
  console.log(words(all));
  process.exitCode = all.failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exitCode = 1;
}
