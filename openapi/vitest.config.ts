import { defineConfig } from 'vitest/config';

/* Modules are loaded once for all files, which takes half the time. */
export default defineConfig({ test: { isolate: false } });
