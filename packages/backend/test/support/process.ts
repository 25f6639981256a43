/** The real backend, as a process of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Running {
  process: ChildProcess;
  /** Empty where it did not get as far. */
  url: string;
  output(): string;
  /** @returns the exit code; null where it was killed */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const environment = (dataDir: string, more: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  SEED: 'none',
  PORT: '0',
  ...more,
});

/** The bundle that the tests have made (bundle.ts); who runs without them, as a benchmark does, gets the source. */
const program = () => process.env.TEST_BACKEND ?? resolve(root, 'src/main.ts');

/** The program of an admin command, from the same bundle. */
export const commandAt = (name: 'backup' | 'create-seller' | 'restore'): string =>
  process.env.TEST_BACKEND ? resolve(process.env.TEST_BACKEND, `../${name}.js`) : resolve(root, `src/admin/${name}.ts`);

/**
 * Starts it and waits until it is ready, or has ended.
 *
 * @param begun told of the process as soon as there is one
 */
export async function start(
  dataDir: string,
  more: Record<string, string> = {},
  begun: (child: ChildProcess) => void = () => {},
): Promise<Running> {
  const child = spawn(process.execPath, [program()], { env: environment(dataDir, more) });
  begun(child);
  let output = '';
  // Not `exit`: what it printed last may still be on its way then.
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

/** Runs the admin command on a stopped data folder. */
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
