import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/empty-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file has a database of its own in memory, and the machine is shared.
    maxWorkers: 2,
    // Nothing is kept in modules: they are read once for all files, which takes a third off the whole.
    isolate: false,
  },
});
