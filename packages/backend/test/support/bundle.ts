/** Makes, once for all test files, the bundle that tests start as a process: always of the source as it is now. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import config from '../../rolldown.config.ts';

/** Where nothing looks for source, and beside the bundle of the build, which is left alone. */
const folder = resolve(import.meta.dirname, `../../dist/test-${process.pid}`);

/** @returns how to remove it */
export async function makeBundle(): Promise<() => Promise<void>> {
  await build({ ...config, output: { ...config.output, dir: folder }, logLevel: 'warn' });
  // The workers inherit it.
  process.env.TEST_BACKEND = join(folder, 'main.js');
  return () => rm(folder, { recursive: true, force: true });
}
