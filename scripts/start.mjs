// `npm start`: from a fresh clone to a running system. Installs and builds what is needed, then runs the backend, which
// serves the app, both APIs and the demo data, and prints the URL. Environment (read by the backend): PORT, DATA_DIR,
// DATABASE_URL, SEED.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { stopAll } from './lib/command.mjs';
import { exitCodes, whenToldToEnd } from './lib/end.mjs';
import { checkNode, prepare } from './lib/install.mjs';
import { environment, inRoot, pinnedNode, root } from './lib/paths.mjs';
import { Refusal } from './lib/progress.mjs';

/** @typedef {import('./lib/end.mjs').EndSignal} EndSignal */

/** In milliseconds: a second signal within this time is a duplicate. */
const repeatedWithin = 1000;

/**
 * Current signal handler: first it stops the set-up, later it drains the backend.
 *
 * @type {(signal: EndSignal) => void}
 */
let onSignal = (signal) => {
  process.exitCode = exitCodes[signal];
  if (!stopAll('SIGTERM')) process.exit();
};
whenToldToEnd((signal) => onSignal(signal));

/** Node.js lets the young generation grow to 128 MB. The backend is no faster with it, and stays under 300 MB without. */
const lessMemory = '--max-semi-space-size=4';

/** Starts the backend on the pinned Node.js and exits with it. */
function serve() {
  const backend = spawn(pinnedNode, [lessMemory, inRoot('packages/backend/dist/main.js')], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  let toldAt = Number.NEGATIVE_INFINITY;
  onSignal = (signal) => {
    // On a terminal the backend receives Ctrl-C itself, and npm forwards its own copy to us.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    if (performance.now() - toldAt < repeatedWithin) return;
    toldAt = performance.now();
    // A second signal makes the backend exit at once.
    backend.kill(signal);
  };
  backend.once('error', (error) => {
    console.error(`The backend could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  backend.once('exit', (code, signal) => {
    process.exitCode = code ?? exitCodes[/** @type {EndSignal} */ (signal)] ?? 1;
  });
}

try {
  checkNode();
  await prepare(build);
  if (process.exitCode === undefined) serve();
} catch (error) {
  const interrupted = process.exitCode !== undefined;
  if (interrupted) console.error('Stopped.');
  else {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
