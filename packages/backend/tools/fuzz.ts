/**
 * Sends many odd requests at every operation, or at one.
 *
 *   npm run fuzz -w @smart-art/backend -- --runs=2000 --seed=7 --only=saveProduct
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    /** Requests an operation. */
    runs: { type: 'string', default: '500' },
    /** The same seed sends the same requests. */
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    /** An operationId. */
    only: { type: 'string' },
  },
});

console.log(`Seed ${values.seed}, ${values.runs} requests an operation.`);
const backend = resolve(import.meta.dirname, '..');
const chosen = values.only ? ['--testNamePattern', `^${values.only} `] : [];
const { status } = spawnSync('vitest', ['run', 'test/fuzz.test.ts', '--testTimeout=0', ...chosen], {
  cwd: backend,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
});
process.exitCode = status ?? 1;
