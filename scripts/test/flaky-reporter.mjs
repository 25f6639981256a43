import fs from 'node:fs';
import process from 'node:process';

/** Reports tests that passed only on a retry, with their errors, to `npm test`. */
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
