/** Runs the real backend as a process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Running {
  process: ChildProcess;
  /** Empty if it ended before it was ready. */
  url: string;
  output(): string;
  /** @returns the exit code; null if it was killed */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const environment = (dataDir: string, more: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  SEED: 'none',
  PORT: '0',
  ...more,
});

/** The bundle (bundle.ts), or the source if there is none. */
const program = () => process.env.TEST_BACKEND ?? resolve(root, 'src/main.ts');

/** The program of an admin command, from the same bundle. */
export const commandAt = (name: 'backup' | 'create-seller' | 'restore'): string =>
  process.env.TEST_BACKEND ? resolve(process.env.TEST_BACKEND, `../${name}.js`) : resolve(root, `src/admin/${name}.ts`);

/**
 * Starts the backend and waits until it is ready or has ended.
 *
 * @param onSpawn called before waiting
 */
export async function start(
  dataDir: string,
  more: Record<string, string> = {},
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<Running> {
  // As `npm start` does (scripts/start.mjs).
  const child = spawn(process.execPath, ['--max-semi-space-size=4', program()], { env: environment(dataDir, more) });
  onSpawn(child);
  let output = '';
  // Not `exit`, because its last output may still be pending then.
  const ended = once(child, 'close');
  const ready = new Promise<void>((done) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/^Ready on /m.test(output)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ready, ended]);
  return {
    process: child,
    url: /^Ready on (\S+)/m.exec(output)?.[1] ?? '',
    output: () => output,
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

/** Creates a seller with the admin command, while the backend is stopped. */
export function makeSeller(dataDir: string, email: string, password: string, more: Record<string, string> = {}) {
  const env = environment(dataDir, { ...more, SELLER_PASSWORD: password });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commandAt('create-seller'), email, 'Hana', 'Morita'],
    {
      env,
      encoding: 'utf8',
    },
  );
  return { status, output: stdout + stderr };
}
