import type { Page } from '@playwright/test';
import { commitsOf, countCommits } from './commits.ts';

/** What a visit of a page costs that does not depend on how busy the machine is; and a few times, which do. */
export interface FirstLoad {
  /** Different scripts that were fetched until the content was shown. */
  scripts: number;
  /** Requests that went over the line until then. */
  requests: number;
  /** Calls of the product that were made more than once, but for the poll. */
  twice: string[];
  /** How far the page moved by itself (CLS). */
  shift: number;
  /** Renders of React. */
  commits: number;
  /** All that came over the line, in kB. */
  kilobytes: number;
  /** Milliseconds after the address was opened: the first call of the product, the largest paint, the content. */
  called: number;
  painted: number;
  shown: number;
}

/** Notes what the page does, from its first moment on. */
function watch(): void {
  const noted = { shown: 0, painted: 0, shifts: [] as { at: number; by: number }[] };
  Object.assign(window, { noted });
  performance.setResourceTimingBufferSize(2000);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) noted.shifts.push({ at: entry.startTime, by: entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    noted.painted = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const timer = setInterval(() => {
    const main = document.querySelector('main');
    if (!main?.querySelector('h1') || main.querySelector('[aria-busy="true"]')) return;
    noted.shown = performance.now();
    clearInterval(timer);
  }, 20);
}

/** The worst of the page's moments, as browsers reckon the shift of a page: at most five seconds, a second without one between. */
function worst(shifts: readonly { at: number; by: number }[]): number {
  let [most, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, by } of shifts) {
    if (at - last > 1000 || at - began > 5000) [sum, began] = [0, at];
    sum += by;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
}

/**
 * Opens an address in a page that has not been used, and looks on until its versions have been polled twice.
 * @param path of the signed-in half
 */
export async function firstLoadOf(page: Page, path: string): Promise<FirstLoad> {
  const calls = new Map<string, number>();
  let polls = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/product/') || request.resourceType() === 'image') return;
    if (pathname === '/product/changes') polls += 1;
    else {
      const call = `${request.method()} ${pathname}${search}`;
      calls.set(call, (calls.get(call) ?? 0) + 1);
    }
  });
  await page.addInitScript(countCommits);
  await page.addInitScript(watch);
  await page.goto(path);
  await page.waitForFunction(() => Reflect.get(window, 'noted').shown > 0);
  while (polls < 3) await page.waitForRequest(/\/product\/changes$/);
  const { noted, files } = await page.evaluate(() => ({
    noted: Reflect.get(window, 'noted') as {
      shown: number;
      painted: number;
      shifts: { at: number; by: number }[];
    },
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, transferSize }) => ({ path: new URL(name).pathname, at: startTime, bytes: transferSize }),
    ),
  }));
  const before = files.filter(({ at }) => at <= noted.shown);
  return {
    scripts: new Set(before.filter((file) => file.path.endsWith('.js')).map((file) => file.path)).size,
    /* What the browser has already is asked for again when a part is imported. */
    requests: before.filter(({ bytes }) => bytes > 0).length,
    twice: [...calls].filter(([, count]) => count > 1).map(([call]) => call),
    shift: worst(noted.shifts),
    commits: await commitsOf(page),
    kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    called: Math.min(...files.filter((file) => file.path.startsWith('/product/')).map(({ at }) => at)),
    painted: noted.painted,
    shown: noted.shown,
  };
}
