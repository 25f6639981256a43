import fs from 'node:fs';
import process from 'node:process';

/** Leaves the names of the tests that passed only when they were tried again, and what they failed of, for `npm test`. */
export default class FlakyReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  onTestRunEnd(modules) {
    const file = process.env.FLAKY_OUTPUT_FILE;
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    const told = flaky.map((test) => ({
      name: `${test.module.relativeModuleId} › ${test.fullName}`,
      errors: (test.result().errors ?? []).map(({ message, stacks }) => {
        const [at] = stacks ?? [];
        return at ? `${message}\n    at ${at.file}:${at.line}` : message;
      }),
    }));
    fs.writeFileSync(file, JSON.stringify(told));
  }
}
