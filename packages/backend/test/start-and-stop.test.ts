import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../src/store/folder-lock.ts';
import { isRunning, startOf } from '../src/store/process-identity.ts';
import { makeSeller, type Running, start } from './support/process.ts';

let dataDir = '';
const ignoreWarning = () => {};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smart-art-start-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const locks = async () => (await readdir(dataDir)).filter((name) => name.startsWith('lock'));
const leaveLock = (holder: object) =>
  writeFile(
    join(dataDir, 'lock.json'),
    JSON.stringify({
      pid: 1,
      startedAt: null,
      host: hostname(),
      url: 'http://localhost:9',
      nonce: 'left-behind',
      ...holder,
    }),
  );

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => child.once('exit', done));
  return child.pid ?? 0;
}

describe('data folder lock', () => {
  it('is exclusive and removed on release', async () => {
    const lock = await lockFolder(dataDir, ignoreWarning);
    await lock.publishUrl('http://localhost:4242');
    await expect(lockFolder(dataDir, ignoreWarning)).rejects.toThrow(
      `process ${process.pid}, which answers at http://localhost:4242`,
    );
    await lock.release();
    expect(await locks()).toEqual([]);
    await (await lockFolder(dataDir, ignoreWarning)).release();
  });

  it('is taken over from a dead process with a warning', async () => {
    await leaveLock({ pid: await deadProcess() });
    const warnings: string[] = [];
    const lock = await lockFolder(dataDir, (warning) => warnings.push(warning));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/has left its lock .* behind/);
    expect(await locks()).toEqual(['lock.json']);
    await lock.release();
  });

  it('is taken over from a zombie process', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
      await leaveLock({ pid: Number(pid), startedAt: startOf(Number(pid)) });
      await expect.poll(() => isRunning(Number(pid), null)).toBe(false);
      await (await lockFolder(dataDir, ignoreWarning)).release();
    } finally {
      parent.kill();
    }
  });

  it('is taken over if its process id now belongs to another process', async () => {
    await leaveLock({ pid: process.pid, startedAt: 'long ago' });
    await (await lockFolder(dataDir, ignoreWarning)).release();
    await leaveLock({ pid: process.pid, startedAt: startOf(process.pid) });
    await expect(lockFolder(dataDir, ignoreWarning)).rejects.toThrow(FolderInUse);
  });

  it('is not taken over from another host or if it cannot be read', async () => {
    await leaveLock({ host: 'another-machine' });
    await expect(lockFolder(dataDir, ignoreWarning)).rejects.toThrow(/on another-machine/);
    await writeFile(join(dataDir, 'lock.json'), '{');
    await expect(lockFolder(dataDir, ignoreWarning)).rejects.toThrow(/cannot be read/);
  });

  it('follows a chain of claims by dead processes', async () => {
    const pid = await deadProcess();
    await leaveLock({ pid, nonce: 'first' });
    const claim = { pid, startedAt: null, host: hostname(), url: null, nonce: 'second' };
    await writeFile(join(dataDir, 'lock.first.claim'), JSON.stringify(claim));
    const lock = await lockFolder(dataDir, ignoreWarning);
    expect(await locks()).toEqual(['lock.json']);
    await lock.release();
  });

  it('goes to exactly one of many concurrent claimants', async () => {
    for (let round = 0; round < 30; round++) {
      await leaveLock({ pid: 2 ** 22 + round, nonce: `left-${round}` });
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dataDir, ignoreWarning)));
      const taken = tries.filter((one) => one.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      expect(await locks()).toEqual(['lock.json']);
      await taken[0]?.value.release();
    }
  });
});

describe('process', () => {
  it('rejects a second start, exits on a signal and removes its lock', async () => {
    const first = await start(dataDir);
    const { pid } = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8'));
    expect(pid).toBe(first.process.pid);
    const second = await start(dataDir);
    expect(await second.stop('SIGTERM')).toBe(1);
    expect(second.output()).toContain(`in use by process ${pid}, which answers at ${first.url}`);
    expect(makeSeller(dataDir, 'a@example.com', 'gallery-wall')).toMatchObject({ status: 1 });
    const response = fetch(`${first.url}/healthz`);
    expect((await response).status).toBe(200);
    expect(await first.stop('SIGINT')).toBe(0);
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  });

  it('reports a port in use before it writes any file', async () => {
    const server = createServer().listen(0, 'localhost');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as { port: number };
    const backend = await start(dataDir, { PORT: String(port) });
    expect(await backend.stop('SIGTERM')).toBe(1);
    expect(backend.output()).toContain(`Port ${port} is in use`);
    expect(await readdir(dataDir)).toEqual([]);
    server.close();
  });

  it('starts exactly one of six concurrent instances over a stale lock', async () => {
    const killed = await start(dataDir);
    await killed.stop('SIGKILL');
    const instances = await Promise.all(Array.from({ length: 6 }, () => start(dataDir)));
    const ready = instances.filter(({ url }) => url !== '');
    expect(ready).toHaveLength(1);
    const [winner] = ready as [Running];
    expect(winner.output()).toContain('has left its lock');
    for (const loser of instances.filter((one) => one !== winner)) {
      expect(await loser.stop('SIGTERM')).toBe(1);
      expect(loser.output()).toContain(`in use by process ${winner.process.pid}`);
    }
    expect(await winner.stop('SIGTERM')).toBe(0);
  });

  it('explains an invalid setting', async () => {
    const backend = await start(dataDir, { SEED: 'everything' });
    expect(await backend.stop('SIGTERM')).toBe(1);
    expect(backend.output()).toBe('SEED is "everything"; give demo or none.\n');
  });
});
