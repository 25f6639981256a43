/** Builds the bundle that tests start as processes, once for all test files, from the current source. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import config from '../../rolldown.config.ts';

/** Beside the regular build, which stays unchanged. */
const folder = resolve(import.meta.dirname, `../../dist/test-${process.pid}`);

/** Admin commands, bundled too because they take five times as long to start from source. */
const commands = ['backup', 'create-seller', 'restore'];
const admin = Object.fromEntries(
  commands.map((name) => [name, resolve(import.meta.dirname, `../../src/admin/${name}.ts`)]),
);

/** @returns a function that removes the bundle */
export async function makeBundle(): Promise<() => Promise<void>> {
  const input = { ...(config.input as Record<string, string>), ...admin };
  await build({ ...config, input, output: { ...config.output, dir: folder }, logLevel: 'warn' });
  // Inherited by the test workers.
  process.env.TEST_BACKEND = join(folder, 'main.js');
  return () => rm(folder, { recursive: true, force: true });
}
