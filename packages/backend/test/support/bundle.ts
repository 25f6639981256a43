/** Makes, once for all test files, the bundle that tests start as processes: always of the source as it is now. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import config from '../../rolldown.config.ts';

/** Where nothing looks for source, and beside the bundle of the build, which is left alone. */
const folder = resolve(import.meta.dirname, `../../dist/test-${process.pid}`);

/** Commands that the operator runs by hand: from the source they take five times as long to start. */
const commands = ['backup', 'create-seller', 'restore'];
const admin = Object.fromEntries(
  commands.map((name) => [name, resolve(import.meta.dirname, `../../src/admin/${name}.ts`)]),
);

/** @returns how to remove it */
export async function makeBundle(): Promise<() => Promise<void>> {
  const input = { ...(config.input as Record<string, string>), ...admin };
  await build({ ...config, input, output: { ...config.output, dir: folder }, logLevel: 'warn' });
  // The workers inherit it.
  process.env.TEST_BACKEND = join(folder, 'main.js');
  return () => rm(folder, { recursive: true, force: true });
}
