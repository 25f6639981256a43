/**
 * Traffic and renders of an idle signed-in tab per minute, in a real browser on the real backend: the app, compared
 * with five requests sent every second, with and without 304. A relay between browser and backend counts all bytes of
 * the connection in both directions, including headers.
 *
 * Fails if the app exceeds its limits.
 *
 *   npm run bench:idle            a minute each; SECONDS=20 is shorter
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createSeller } from '../../packages/backend/src/admin/accounts.ts';
import { startBackend } from '../../packages/backend/src/backend.ts';
import { readConfig } from '../../packages/backend/src/config.ts';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { commitsOf, countCommits } from '../support/commits.ts';

const seconds = Number(process.env.SECONDS ?? 60);
const limit = 65;
const seller = { email: 'idle@example.com', password: 'gallery-wall', firstname: 'Hana', lastname: 'Morita' };

const count = { bytes: 0, requests: 0 };

/** Forwards all traffic and counts it. */
async function relayTo(port: number): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const relay = createServer((inside) => {
    const outside = connect(port, 'localhost');
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk: Buffer) => {
        count.bytes += chunk.length;
        if (socket === inside) count.requests += chunk.toString('latin1').match(/ HTTP\/1\.1\r\n/g)?.length ?? 0;
      });
    }
    inside.pipe(outside).pipe(inside);
  }).listen(0, 'localhost');
  await new Promise((resolve) => relay.once('listening', resolve));
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('Could not find a free port.');
  return {
    port: address.port,
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

interface Idle {
  requests: number;
  kilobytes: number;
  commits: number;
}

/** Measures for a while. @returns the values per minute */
async function idle(page: Page): Promise<Idle> {
  const before = { ...count, commits: await commitsOf(page) };
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const perMinute = 60 / seconds;
  return {
    requests: (count.requests - before.requests) * perMinute,
    kilobytes: ((count.bytes - before.bytes) / 1000) * perMinute,
    commits: ((await commitsOf(page)) - before.commits) * perMinute,
  };
}

/** Sends the five documented requests every second. */
async function pollByHand(page: Page, token: string, cache: RequestCache): Promise<void> {
  await page.evaluate(
    ({ token, email, cache }) => {
      const headers = {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        ClientType: 'art-client',
        ProductCode: 'SMART-ART',
      };
      const get = (path: string) => fetch(`/product${path}`, { headers, cache }).then((answer) => answer.text());
      const body = JSON.stringify({ email });
      setInterval(() => {
        void get('/languages');
        void get('/bell/notify/records');
        void get(`/users/profile-details/${email}`);
        void get('/site-settings');
        void fetch('/product/getUserAgreementSubscriptionData', {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body,
        }).then((answer) => answer.text());
      }, 1000);
    },
    { token, email: seller.email, cache },
  );
}

const folder = await mkdtemp(join(tmpdir(), 'smart-art-idle-'));
const backend = await startBackend(readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0' }));
const relay = await relayTo(Number(new URL(backend.url).port));
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args: browserArguments });
try {
  await createSeller(backend.services.queries, seller, new Date());
  const origin = `http://localhost:${relay.port}`;
  const page = await browser.newPage();
  await page.addInitScript(countCommits);
  await page.goto(`${origin}/art-library`);
  await page.getByLabel('Email', { exact: true }).fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(seller.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account: / }).waitFor();
  await page.waitForTimeout(5000);
  const ours = await idle(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');

  /* For comparison, the requests are sent from a page of the app that does not poll. */
  const bare = await (await browser.newContext()).newPage();
  await page.close();
  await bare.addInitScript(countCommits);
  await bare.goto(`${origin}/sign-in`);
  await bare.getByLabel('Email', { exact: true }).waitFor();
  await bare.waitForTimeout(3000);
  await pollByHand(bare, token, 'no-store');
  const naive = await idle(bare);
  await bare.reload();
  await bare.getByLabel('Email', { exact: true }).waitFor();
  await bare.waitForTimeout(3000);
  await pollByHand(bare, token, 'default');
  const conditional = await idle(bare);

  console.log(`An idle signed-in tab, by the minute (${seconds} s each):`);
  console.log('                             requests      kB   ratio   renders');
  const row = (name: string, { requests, kilobytes }: Idle, renders: string) =>
    console.log(
      `${name.padEnd(26)}${requests.toFixed(0).padStart(11)}${kilobytes.toFixed(1).padStart(8)}${(kilobytes / naive.kilobytes).toFixed(2).padStart(8)}${renders.padStart(10)}`,
    );
  row('five calls a second', naive, '–');
  row('the same, with 304', conditional, '–');
  row('the app', ours, ours.commits.toFixed(0));
  console.log(`At most ${limit} kB and 0 renders.`);
  if (ours.kilobytes > limit || ours.commits > 0) process.exitCode = 1;
} finally {
  await browser.close();
  relay.close();
  await backend.close();
  await rm(folder, { recursive: true });
}
