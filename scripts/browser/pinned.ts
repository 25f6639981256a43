import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** An executable, and the environment it needs. */
export interface Browser {
  path: string;
  env: Record<string, string>;
}

const execute = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

let found: Promise<Browser | undefined> | undefined;

/**
 * The browser version pinned by the lockfile, so that screenshots are comparable across machines and over time. It is
 * unpacked once, with its own font configuration, so that no fallback font comes from the machine.
 *
 * @returns undefined if there is no build for the platform (only Linux on x64), or it does not start
 */
export function pinnedBrowser(): Promise<Browser | undefined> {
  found ??= find();
  return found;
}

async function find(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(path.join(root, 'packages/ui/package.json')).resolve('@sparticuz/chromium');
  const source = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(await fs.readFile(path.join(source, 'package.json'), 'utf8'));
  const folder = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(entry, path.join(source, 'bin'), folder);
  await configureFonts(folder);
  const browser = {
    path: path.join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
  // On a minimal machine the bundled libraries replace missing system ones (NSS, NSPR, Expat).
  const bundled = { ...browser, env: { ...browser.env, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') } };
  return (await starts(browser)) ? browser : (await starts(bundled)) ? bundled : undefined;
}

async function starts({ path: file, env }: Browser): Promise<boolean> {
  try {
    await execute(file, ['--version'], { env: { ...process.env, ...env }, timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks into a temporary folder and renames it, so that an interrupted or concurrent unpacking is never taken for a
 * complete one.
 */
async function unpack(entry: string, archives: string, folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  await fs.mkdir(aside, { recursive: true });
  const previous = process.env.TMPDIR;
  // The package unpacks into TMPDIR, where it would take a partial file for a browser.
  process.env.TMPDIR = aside;
  try {
    const { default: chromium, inflate } = await import(pathToFileURL(entry).href);
    await chromium.executablePath();
    await inflate(path.join(archives, 'al2023.tar.br'));
    await fs.rename(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
    await fs.rm(aside, { recursive: true, force: true });
  }
}

/** Writes the font configuration; rewritten if the work tree has moved. */
async function configureFonts(folder: string): Promise<void> {
  const file = path.join(folder, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
  const held = await fs.readFile(file, 'utf8').catch(() => '');
  if (held !== text) await fs.writeFile(file, text);
}
