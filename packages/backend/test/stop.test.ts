/** The process can stop whatever external servers do, and the next process sends what was queued. */
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSeller } from '../src/admin/accounts.ts';
import { startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { outbox } from '../src/db/schema/index.ts';
import { enqueueMail, enqueueRemoval, enqueueSlack } from '../src/platform/outbox.ts';
import { useBucket } from '../src/storage/bucket.ts';
import { failureModes, openBadMailServer, openBadServer } from './support/bad-server.ts';
import { openMailServer } from './support/mail-server.ts';
import { type Running, start } from './support/process.ts';
import { isGate } from './support/scope.ts';

/** A stop that takes longer has hung. Far more than its ten-second grace period. */
const stopTimeout = 90_000;

const mailServer = await openMailServer();
const badMail = await openBadMailServer();
const slack = await openBadServer();
const bucket = await openBadServer();
afterAll(() => Promise.all([mailServer.close(), badMail.close(), slack.close(), bucket.close()]));

const to = 'hana@example.com';
const person = { email: 'seller@example.com', password: 'gallery-wall' };
const settings = { SANDBOX: 'off', OUTGOING_ALLOW: `127.0.0.1:${slack.port},127.0.0.1:${bucket.port}` };
const bucketDetails = {
  endpoint: bucket.url,
  region: 'us-east-1',
  bucket: 'pictures',
  access_key: 'key',
  secret_key: 'secret',
  path_style: true,
};

/** A data folder with a queued mail, Slack message and file removal. */
let prepared = '';
let dataDir = '';

async function prepare(folder: string): Promise<void> {
  // Without timers, nothing is sent yet.
  vi.stubGlobal('setInterval', () => ({ unref: () => undefined }));
  const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', ...settings });
  const backend = await startBackend({ ...config, silent: true, standsStill: true });
  vi.unstubAllGlobals();
  const { queries, installationKey, now } = backend.services;
  const names = { firstname: 'Hana', lastname: 'Morita' };
  const seller = await createSeller(queries, { ...names, ...person }, now());
  const signedIn = await backend.app.inject({ method: 'POST', url: '/sso/signin', payload: person });
  const channel = await backend.app.inject({
    method: 'POST',
    url: '/product/slack-webhook/new',
    headers: { authorization: `Bearer ${signedIn.json().token}` },
    payload: { slack_channel_name: 'studio', webhook_url: `${slack.url}/x`, modules: ['orders'] },
  });
  expect(channel.statusCode, channel.body).toBe(201);
  await queries.transaction(async (tx) => {
    const { access_key: accessKey, secret_key: secretKey, path_style: pathStyle, ...rest } = bucketDetails;
    const { id: place } = await useBucket(
      tx,
      installationKey,
      seller.id,
      { ...rest, accessKey, secretKey, pathStyle },
      now(),
    );
    await enqueueRemoval(tx, { place, paths: ['photographs/a/320.jpg'] }, now());
    const welcome = { key: 'welcome' as const, values: { name: 'Hana' } };
    await enqueueMail(tx, { to, language: 'en', subject: welcome, text: [], now: now() });
    await enqueueSlack(tx, { sellerId: seller.id, module: 'orders', language: 'en', wording: welcome, now: now() });
  });
  await backend.close();
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smart-art-stop-'));
  prepared = join(folder, 'prepared');
  dataDir = join(folder, 'data');
  await prepare(prepared);
  return () => rm(folder, { recursive: true });
});

const eventually = <Read>(read: () => Read) => expect.poll(read, { timeout: 240_000, interval: 50 });

/** A backend on the prepared data folder that has called every external server without success. */
async function startAmong(behaviour: (typeof failureModes)[number]): Promise<Running> {
  await rm(dataDir, { recursive: true, force: true });
  await cp(prepared, dataDir, { recursive: true });
  const servers = [slack, bucket, badMail];
  for (const server of servers) server.behaviour = behaviour;
  const before = servers.map(({ calls }) => calls);
  const running = await start(dataDir, { ...settings, SMTP_URL: badMail.url });
  await eventually(() => servers.every(({ calls }, index) => calls > (before[index] ?? 0))).toBe(true);
  return running;
}

/** @returns the exit code, or 'hung' */
async function stopped(running: Running, stop = running.stop('SIGTERM')): Promise<number | string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((done) => {
    timer = setTimeout(() => done('hung'), stopTimeout);
  });
  const outcome = await Promise.race([stop, timeout]);
  clearTimeout(timer);
  if (outcome === 'hung') await running.stop('SIGKILL');
  return outcome;
}

const arrived = () => [
  mailServer.arrived.filter((mail) => mail.to?.some(({ address }) => address === to)).length,
  slack.done.length,
  bucket.done.length,
];

/* Each one costs the grace period of a stop: the gate runs the worst one, `npm run test:all` all of them. */
const behaviours = isGate ? failureModes.filter((behaviour) => behaviour === 'hang') : failureModes;

describe.each(behaviours)('a stop with external servers that %s', (behaviour) => {
  it('exits cleanly, and the next process sends each queued item once', async () => {
    const running = await startAmong(behaviour);
    expect(await stopped(running)).toBe(0);
    expect(running.output()).toContain('\nStopped.\n');

    const before = arrived();
    slack.behaviour = 'work';
    bucket.behaviour = 'work';
    const next = await start(dataDir, { ...settings, SMTP_URL: mailServer.url });
    await eventually(() => arrived().map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
    expect(await stopped(next)).toBe(0);
    // Nothing is left that a third process would send again.
    const database = await openDatabase({ folder: dataDir });
    const left = await database.queries.select().from(outbox).where(isNotNull(outbox.due_at));
    await database.close();
    expect(left).toEqual([]);
    expect(arrived().map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
  });
});

const post = (running: Running, path: string, body: object, token?: string) =>
  fetch(`${running.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

it('rejects new requests after the signal and aborts one that waits for a server', async () => {
  const running = await startAmong('hang');
  const { token } = (await (await post(running, '/sso/signin', person)).json()) as { token: string };
  const before = bucket.calls;
  const waiting = post(running, '/product/client-test-connection', bucketDetails, token).catch(() => 'cut off');
  await eventually(() => bucket.calls - before).toBe(1);

  const ended = running.stop('SIGTERM');
  const isRefused = () =>
    fetch(`${running.url}/healthz`).then(
      () => false,
      () => true,
    );
  await eventually(isRefused).toBe(true);
  // The request still hangs: new requests were rejected without waiting for it.
  expect(running.process.exitCode).toBeNull();
  expect(bucket.waiting).toBeGreaterThan(0);
  expect(await stopped(running, ended)).toBe(0);
  await waiting;
});

it('exits at once on a second signal', async () => {
  const running = await startAmong('hang');
  const { process: child } = running;
  child.kill('SIGTERM');
  await eventually(running.output).toContain('Stopping');
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  expect(child.exitCode).toBe(128 + 15);
  expect(running.output()).toContain('Stopped at once.');
});
