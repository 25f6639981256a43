import { defineConfig } from 'vitest/config';

/* Not the build's configuration, because of its alias: tests parse messages that the build compiles. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Modules are loaded once for all files, which takes a third of the time. Tests reset the state that they set.
    isolate: false,
  },
});
