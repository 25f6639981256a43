import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isGate } from './test/support/scope.ts';

/** Files that take longest: begun last, they would keep one core waiting for the other. */
const LONGEST = [
  'orders-walk',
  'custom-orders-walk',
  'backup',
  'ownership-matrix',
  'stop',
  'imports-durable',
  'fuzz',
  'durability',
  'start-and-stop',
  'doors',
  'order-earnings',
  'outbox',
];

/**
 * For `npm run test:all` alone: walks through every place of a process, whose tables and main ways the gate has, and rounds
 * of kill -9, one of which a journey of the gate goes through.
 */
const BESIDE_THE_GATE = [
  'test/imports-real.test.ts',
  'test/orders-walk.test.ts',
  'test/custom-orders-walk.test.ts',
  'test/backup.test.ts',
  'test/imports-durable.test.ts',
  'test/durability.test.ts',
];

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
