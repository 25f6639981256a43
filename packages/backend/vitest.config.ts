import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isGate } from './test/support/scope.ts';

/** The slowest files. They run first: started last, one would run alone while the other core idles. */
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
  'authorization',
  'order-earnings',
  'outbox',
];

/**
 * Only in `npm run test:all`: walks through every state of a process (the gate has the tables and the main paths),
 * rounds of kill -9 (the gate has a journey with one), and every kind of demo picture.
 */
const BESIDE_THE_GATE = [
  'test/imports-real.test.ts',
  'test/orders-walk.test.ts',
  'test/custom-orders-walk.test.ts',
  'test/backup.test.ts',
  'test/imports-durable.test.ts',
  'test/durability.test.ts',
  'src/demo/art/families.test.ts',
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
    // A test that passes on retry counts as flaky (scripts/test).
    retry: 1,
    globalSetup: ['test/support/empty-database.ts'],
    // Only to end hung tests; generous, because the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each file has its own database. CI has two cores; a third worker uses them while others wait for a process to end.
    maxWorkers: 3,
    // Modules hold no state, so they are loaded once for all files, which saves a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
