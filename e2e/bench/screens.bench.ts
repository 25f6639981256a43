/**
 * Costs of a first visit to the signed-in screens, on the real backend with the demo data: with an empty cache, with a
 * warm cache, and on a phone with a slow connection. The ratio compares the largest contentful paint with that of the
 * sign-in page. Counts are the same on any machine, times are not.
 *
 *   npm run bench:screens         one visit each; RUNS=3 reports the median of three. Build the app first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startBackend } from '../../packages/backend/src/backend.ts';
import { readConfig } from '../../packages/backend/src/config.ts';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { type FirstLoad, firstLoadOf } from '../support/first-load.ts';
import { artist, signIn } from '../support/sellers.ts';

const runs = Number(process.env.RUNS ?? 1);

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Round trip in milliseconds, and bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const folder = await mkdtemp(join(tmpdir(), 'smart-art-screens-'));
const backend = await startBackend(readConfig({ DATA_DIR: folder, SEED: 'demo', PORT: '0' }));
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args: browserArguments });

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The storage state of the demo seller, and the paths of two of their records. */
async function begin(): Promise<{ storageState: StorageState; order: string; work: string }> {
  const context = await browser.newContext({ baseURL: backend.url });
  const page = await context.newPage();
  await signIn(page, artist, '/buy-orders');
  const first = async (list: string, record: string) => {
    await page.goto(list);
    return (await page.locator(`main a[href^="/${record}/"]`).first().getAttribute('href')) ?? '';
  };
  const order = await first('/buy-orders', 'buy-orders-info');
  const work = await first('/art-library', 'view-art');
  const storageState = await context.storageState();
  await context.close();
  return { storageState, order, work };
}

async function visit(
  path: string,
  options: BrowserContextOptions,
  isSlow: boolean,
  isWarm: boolean,
): Promise<FirstLoad> {
  const context = await browser.newContext({ baseURL: backend.url, ...options });
  try {
    const open = async (): Promise<Page> => {
      const page = await context.newPage();
      if (isSlow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowLine);
      return page;
    };
    if (isWarm) {
      const before = await open();
      await firstLoadOf(before, path);
      await before.close();
    }
    return await firstLoadOf(await open(), path);
  } finally {
    await context.close();
  }
}

/** The run with the median largest contentful paint. */
async function middle(act: () => Promise<FirstLoad>): Promise<FirstLoad> {
  const all: FirstLoad[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await act());
  return all.toSorted((one, other) => one.painted - other.painted)[Math.floor(all.length / 2)] as FirstLoad;
}

/** The largest contentful paint of the sign-in page in a signed-out browser. */
async function paintOfSignIn(options: BrowserContextOptions, isSlow: boolean): Promise<number> {
  const context = await browser.newContext({ baseURL: backend.url, ...options });
  const page = await context.newPage();
  if (isSlow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowLine);
  await page.goto('/sign-in');
  await page.waitForTimeout(isSlow ? 5000 : 2000);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return painted;
}

try {
  const { storageState, order, work } = await begin();
  const paths = [
    '/seller-dashboard',
    '/art-library',
    work,
    work.replace('view-art', 'edit-art'),
    '/buy-orders',
    order,
    '/settings/general',
    '/seller-profile',
    '/forum-list',
  ];
  const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
  const kinds = [
    { name: 'cold', options: desk, isSlow: false, isWarm: false },
    { name: 'warm', options: desk, isSlow: false, isWarm: true },
    { name: 'phone', options: phone, isSlow: true, isWarm: false },
  ];
  console.log(
    'screen                          visit   paint  ratio  first call  shown  scripts  requests   kB  renders  twice  shift',
  );
  for (const { name, options, isSlow, isWarm } of kinds) {
    const signedOut = await paintOfSignIn(options, isSlow);
    for (const path of paths) {
      const one = await middle(() => visit(path, { ...options, storageState }, isSlow, isWarm));
      console.log(
        path.slice(0, 30).padEnd(32) +
          name.padEnd(6) +
          one.painted.toFixed(0).padStart(7) +
          (one.painted / signedOut).toFixed(1).padStart(7) +
          one.called.toFixed(0).padStart(12) +
          one.shown.toFixed(0).padStart(7) +
          String(one.scripts).padStart(9) +
          String(one.requests).padStart(10) +
          one.kilobytes.toFixed(0).padStart(5) +
          String(one.commits).padStart(9) +
          String(one.twice.length).padStart(7) +
          one.shift.toFixed(3).padStart(7),
      );
    }
  }
} finally {
  await browser.close();
  await backend.close();
  await rm(folder, { recursive: true });
}
