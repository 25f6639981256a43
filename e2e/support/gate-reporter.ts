import path from 'node:path';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { entriesWithoutTest } from './gate.ts';

/** Fails a gate run if an entry of gate.ts matches no test. */
export default class GateReporter implements Reporter {
  #missing: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    const tests = suite.allTests().map((test) => {
      const file = path.basename(test.location.file);
      return { file, name: `${file} ${test.titlePath().slice(3).join(' ')}` };
    });
    const files = new Set(tests.map(({ file }) => file));
    this.#missing = entriesWithoutTest(
      files,
      tests.map(({ name }) => name),
    );
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.#missing.length === 0) return undefined;
    process.stderr.write(`gate.ts names tests that do not exist:\n  ${this.#missing.join('\n  ')}\n`);
    return { status: 'failed' };
  }
}
