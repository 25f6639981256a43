import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The root of the work tree, independent of the current directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the work tree. @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** The Node.js pinned by the lockfile; available once the packages are installed. */
export const pinnedNode = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * The environment of all commands: the project's binaries first on PATH (including the pinned Node.js), no telemetry,
 * no browser download during installation.
 *
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter),
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}
