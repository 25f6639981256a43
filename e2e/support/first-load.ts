import type { Page } from '@playwright/test';
import { commitsOf, countCommits } from './commits.ts';

/** Costs of a page visit: some independent of the machine's load, and a few timings. */
export interface FirstLoad {
  /** Distinct scripts fetched until the content appeared. */
  scripts: number;
  /** Network requests until then. */
  requests: number;
  /** Product requests made more than once, except the poll. */
  twice: string[];
  /** Cumulative layout shift (CLS). */
  shift: number;
  /** React commits. */
  commits: number;
  /** Total bytes transferred, in kB. */
  kilobytes: number;
  /** Milliseconds from navigation to the first product request, the largest contentful paint, and the content. */
  called: number;
  painted: number;
  shown: number;
}

/** Records what the page does, from the start. */
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

/** CLS as browsers define it: the largest session window, at most five seconds long with gaps under one second. */
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
 * Opens a path in an unused page and measures until the versions have been polled twice.
 * @param path a signed-in page
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
    /* Cached files are listed again when a chunk is imported. */
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
