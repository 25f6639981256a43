import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import process from 'node:process';
import { run } from './command.mjs';
import { withLock } from './lock.mjs';
import { inRoot, pinnedNode, root } from './paths.mjs';
import { Refusal, step } from './progress.mjs';

const stampFile = inRoot('node_modules', '.stamp');
// Next to node_modules, because `npm ci` empties that folder.
const lockFile = inRoot('.setup.lock');

/** The oldest Node.js that can run these scripts; everything else uses the pinned one. */
const oldestNode = 20;

/** Checks the Node.js version with a clear message. Throws a {@link Refusal}. */
export function checkNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < oldestNode) {
    throw new Refusal(
      `This needs Node.js ${oldestNode} or newer to begin with; this is ${process.versions.node} (${process.execPath}).\n` +
        'Install a current one from https://nodejs.org and try again: the exact version the project runs on comes with its packages.',
    );
  }
}

/**
 * Runs set-up steps that must not run concurrently: installs packages if the manifests have changed since the last
 * time, then calls `then`.
 *
 * @param {() => Promise<void>} [then] runs under the same lock, e.g. the build
 */
export function prepare(then = async () => {}) {
  return withLock(
    lockFile,
    async () => {
      if (!(await installed())) await step('Installing packages', install);
      await then();
    },
    () => console.log('  Another command is installing or building here: waiting for it …'),
  );
}

/** A digest of everything that determines the contents of node_modules. */
function fingerprint() {
  const folders = ['.', 'openapi', 'e2e', ...readdirSync(inRoot('packages')).map((name) => `packages/${name}`)];
  const files = ['package-lock.json', ...folders.map((folder) => `${folder}/package.json`)];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files.sort()) {
    const path = inRoot(file);
    if (existsSync(path)) hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

async function installed() {
  const stamp = await fs.readFile(stampFile, 'utf8').catch(() => '');
  return stamp === fingerprint() && existsSync(pinnedNode);
}

async function install() {
  await fs.rm(stampFile, { force: true });
  await checkRoom();
  // `npm ci` never writes to the lockfile, so the checkout stays clean.
  const args = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { code, output } = await run('npm', args);
  if (code === 127) throw new Refusal('npm was not found: it comes with Node.js (https://nodejs.org).');
  if (code !== 0) throw new Refusal(`npm ci failed (${code}):\n\n${output.trim()}`);
  if (!existsSync(pinnedNode)) {
    throw new Refusal('npm ci ended well but left no Node.js in node_modules/.bin: was it run with --ignore-scripts?');
  }
  await fs.writeFile(stampFile, fingerprint());
}

/** Packages, a build and a browser take about 1.5 GB; running out of space midway causes confusing failures. */
async function checkRoom() {
  const { bavail, bsize } = await fs.statfs(root);
  const free = (bavail * bsize) / 1e9;
  if (free < 2) throw new Refusal(`Only ${free.toFixed(1)} GB is free where ${root} lies; an installation needs 2 GB.`);
}
