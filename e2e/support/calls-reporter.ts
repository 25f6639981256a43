import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { clearCalls, missingCalls } from './calls.ts';

/**
 * Fails a complete run in which no screen called an operation of the specification, and names the operation. Filtered,
 * sharded and failed runs are ignored, because they may have skipped it.
 */
export default class CallsReporter implements Reporter {
  #isWhole = false;

  onBegin({ grep, grepInvert, shard, rootDir }: FullConfig, suite: Suite): void {
    clearCalls();
    const all = readdirSync(rootDir).filter((name) => name.endsWith('.spec.ts'));
    const run = new Set(suite.allTests().map(({ location }) => path.basename(location.file)));
    const everything = [grep].flat().every((pattern) => String(pattern) === '/.*/');
    this.#isWhole = !shard && !grepInvert && everything && all.every((name) => run.has(name));
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (!this.#isWhole || status !== 'passed') return undefined;
    const missing = missingCalls();
    if (missing.length === 0) return undefined;
    process.stderr.write(`No screen calls these operations of the specification:\n  ${missing.join('\n  ')}\n`);
    return { status: 'failed' };
  }
}
