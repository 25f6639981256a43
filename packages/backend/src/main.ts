/** Entry point of `npm start`: runs the backend as a process. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { startBackend } from './backend.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { FolderInUse } from './store/folder-lock.ts';

/** In milliseconds: a second SIGINT within this time is a duplicate. */
const repeatedWithin = 1000;

const say = (line: string) => console.log(line);

/** Fails on a taken port before the database is opened and filled. */
function requirePort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

function explain(error: unknown, { port }: { port: string | number }): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES') return `Not allowed: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  // Speeds up the next start.
  enableCompileCache();
  const config = readConfig(process.env);
  await requirePort(config);
  const backend = await startBackend({ ...config, progress: say });
  let signalledAt: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (signalledAt !== undefined) {
      // A terminal sends Ctrl-C to npm and to us, and npm forwards its own, so the duplicate is ignored.
      if (signal === 'SIGINT' && performance.now() - signalledAt < repeatedWithin) return;
      say('Stopped at once.');
      process.exit(128 + constants.signals[signal]);
    }
    signalledAt = performance.now();
    say('Stopping: finishing what runs. A second signal ends it at once.');
    try {
      await backend.close();
    } catch (error) {
      console.error(explain(error, config));
      process.exit(1);
    }
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  /* Printed last: a reader may stop or call us at once. */
  say(`Ready on ${backend.url}`);
  if (config.sandbox)
    say(`The sandbox simulates buyers, the operator, payment services and the clock: ${backend.url}/sandbox`);
  if (config.seed === 'demo') {
    const { demoPassword, demoSellers } = await import('./demo/sellers.ts');
    say(`Sign in as ${demoSellers.map(({ email }) => email).join(' or ')} with the password ${demoPassword}`);
  }
  // Otherwise the cache would be written only on an orderly exit.
  flushCompileCache();
}

try {
  await main();
} catch (error) {
  console.error(explain(error, { port: process.env.PORT || 4300 }));
  process.exit(1);
}
