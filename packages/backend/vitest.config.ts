import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isGate } from './test/support/scope.ts';

/** Files that take longest: begun last, they would keep one core waiting for the other. */
const LONGEST = [
  'ownership-matrix',
  'orders-walk',
  'stop',
  'custom-orders-walk',
  'backup',
  'durability',
  'start-and-stop',
  'imports-durable',
  'fuzz',
  'outbox',
];

/** Long walks over much data, for `npm run test:all` alone. */
const BESIDE_THE_GATE = ['test/imports-real.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isGate ? BESIDE_THE_GATE : [])],
    // A test that passes when it is tried again counts as flaky (scripts/test).
    retry: 1,
    globalSetup: ['test/support/empty-database.ts'],
    // After how many milliseconds a test is taken for hung: long, for the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each file has a database of its own in memory, and the machine is shared.
    maxWorkers: 2,
    // Nothing is kept in modules: they are read once for all files, which takes a third off the whole.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
