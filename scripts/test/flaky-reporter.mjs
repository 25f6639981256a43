import fs from 'node:fs';
import process from 'node:process';

/** Leaves the names of the tests that passed only when they were tried again, for `npm test` to count. */
export default class FlakyReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  onTestRunEnd(modules) {
    const file = process.env.FLAKY_OUTPUT_FILE;
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const names = tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName);
    fs.writeFileSync(file, JSON.stringify(names));
  }
}
