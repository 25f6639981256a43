import { defineConfig } from 'vitest/config';

/* Of its own, without the build's alias: tests parse the catalogues that the build compiles. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
