import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { type Browser, pinnedBrowser } from './pinned.ts';

const execute = promisify(execFile);

/** Flags that make headless Chromium render reproducibly, without background network traffic. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // Otherwise the edges of rounded corners depend on previous rendering.
  '--disable-partial-raster',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, one on PATH, the one pinned by the lockfile, one from apt.
 *
 * @throws {Error} with a message for the developer, if none is found or can be installed
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return { path: chosen, env: {} };
  }
  const found = playwrightsOwn() ?? onPath();
  if (found) return { path: found, env: {} };
  const pinned = await pinnedBrowser();
  if (pinned) return pinned;
  const installed = await fromApt();
  if (installed) return { path: installed, env: {} };
  throw new Error(
    'The tests need a Chromium, and none was found. Install one (Debian, Ubuntu: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
}

function playwrightsOwn(): string | undefined {
  const require = createRequire(path.join(import.meta.dirname, '../../packages/ui/package.json'));
  const { chromium } = require('playwright');
  const own: string = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

async function fromApt(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Ignore errors: if the package list is stale or the mirror unreachable, the lookup below fails.
  await execute('apt-get', ['update', '-q'], { env, timeout: 300_000 }).catch(() => {});
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  await execute('apt-get', install, { env, timeout: 900_000 }).catch(() => {});
  return onPath();
}
