/**
 * Scrolling performance of a library of 5,000 works, in a real browser on the real backend: scrolls several pages of
 * the pictures, the table and the phone's cards, and for comparison a plain page with the same content. Prints the
 * longest task while scrolling, the number of tasks over 50 ms, the total task time relative to the plain page, the
 * share of late frames, and the longest task of a page change.
 *
 *   npm run bench:scroll          two pages of each view, at full speed and four times slower; PAGES=1 is shorter.
 *                                 Build the app first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type Backend, startBackend } from '../../packages/backend/src/backend.ts';
import { readConfig } from '../../packages/backend/src/config.ts';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { artist, signIn } from '../support/sellers.ts';
import { fillLibrary } from './support/fill-library.ts';
import { type PlainWork, plainPage } from './support/plain-page.ts';

const pages = Number(process.env.PAGES ?? 2);
const count = 5000;
/** Pixels per second, as when turning the wheel quickly. */
const speed = 2400;

interface View {
  name: string;
  viewport: { width: number; height: number };
  layout: 'pictures' | 'table';
  perPage: number;
}

/** `VIEWS=table` measures only the table. */
const requestedViews = process.env.VIEWS?.split(',');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const views: View[] = [
  { name: 'pictures', viewport: desk, layout: 'pictures', perPage: 48 },
  { name: 'pictures, phone', viewport: phone, layout: 'pictures', perPage: 48 },
  { name: 'table', viewport: desk, layout: 'table', perPage: 100 },
  { name: 'cards, phone', viewport: phone, layout: 'table', perPage: 100 },
];

/** Measurements of a period, in milliseconds. */
interface Measurement {
  /** The main thread's tasks by CPU time, which other processes do not affect. */
  tasks: number[];
  /** Wall-clock times between frames. */
  frames: number[];
}

/** Records the times between frames, from the start of every page. */
const recordFrames = () => {
  const frames: number[] = [];
  Object.assign(window, { frames });
  let last = performance.now();
  const tick = (now: number) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
};

/** A trace event of Chromium; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The tasks of the busiest main thread, which is the page's. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && /RunTask$/.test(event.name))
      .map(({ tdur = 0 }) => tdur / 1000),
  );
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
  return tasks.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

/** Measures the page during an action. */
async function during(page: Page, act: () => Promise<void>): Promise<Measurement> {
  const takeFrames = () => page.evaluate(() => (Reflect.get(window, 'frames') as unknown as number[]).splice(0));
  const browser = page.context().browser() as Browser;
  await takeFrames();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  return { tasks: tasksOf(await browser.stopTracing()), frames: await takeFrames() };
}

const together = (measurements: Measurement[]): Measurement => ({
  tasks: measurements.flatMap(({ tasks }) => tasks),
  frames: measurements.flatMap(({ frames }) => frames),
});

/** The remaining scroll distance of the page or its table, in pixels. */
const restOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollTop, clientHeight } =
      [...document.querySelectorAll('[role=grid], [data-scroller]')]
        .flatMap((table) => [table, table.parentElement])
        .find((box) => box && box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto') ??
      document.documentElement;
    return scrollHeight - scrollTop - clientHeight;
  });

async function scrollThrough(page: Page, wheel: CDPSession, { width, height }: View['viewport']): Promise<void> {
  for (let rest = await restOf(page); rest > 1; ) {
    await wheel.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height * 0.6,
      yDistance: -Math.min(rest, speed),
      speed,
      gestureSourceType: 'mouse',
    });
    const next = await restOf(page);
    if (next >= rest) return;
    rest = next;
  }
}

interface Measured {
  scroll: Measurement;
  turn: Measurement;
}

async function ours(page: Page, wheel: CDPSession, origin: string, view: View): Promise<Measured> {
  await page.goto(`${origin}/art-library?layout=${view.layout}`);
  const scrolls: Measurement[] = [];
  const turns: Measurement[] = [];
  for (let number = 1; number <= pages; number += 1) {
    await page.locator('main img[src]').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    scrolls.push(await during(page, () => scrollThrough(page, wheel, view.viewport)));
    const next = page.getByRole('link', { name: 'Next page' });
    turns.push(
      await during(page, async () => {
        await next.click();
        await page.waitForURL(new RegExp(`page=${number + 1}`));
        await page.waitForTimeout(700);
      }),
    );
  }
  return { scroll: together(scrolls), turn: together(turns) };
}

async function plain(page: Page, wheel: CDPSession, address: string, view: View): Promise<Measured> {
  const scrolls: Measurement[] = [];
  const turns: Measurement[] = [];
  for (let number = 1; number <= pages; number += 1) {
    turns.push(
      await during(page, async () => {
        await page.goto(`${address}?layout=${view.layout}&page=${number}&per_page=${view.perPage}`);
        await page.waitForTimeout(700);
      }),
    );
    scrolls.push(await during(page, () => scrollThrough(page, wheel, view.viewport)));
  }
  return { scroll: together(scrolls), turn: together(turns) };
}

const sumOf = ({ tasks }: Measurement) => tasks.reduce((sum, time) => sum + time, 0);
const longest = ({ tasks }: Measurement) => Math.max(0, ...tasks);
const over = ({ tasks }: Measurement) => tasks.filter((time) => time > 50).length;
const late = ({ frames }: Measurement) => frames.filter((time) => time > 25).length / Math.max(1, frames.length);

function report(name: string, { scroll, turn }: Measured, against: Measured): void {
  console.log(
    name.padEnd(36) +
      longest(scroll).toFixed(0).padStart(8) +
      String(over(scroll)).padStart(9) +
      (sumOf(scroll) / sumOf(against.scroll)).toFixed(2).padStart(9) +
      `${(late(scroll) * 100).toFixed(1)} %`.padStart(13) +
      longest(turn).toFixed(0).padStart(14),
  );
}

async function measure(browser: Browser, { url }: Backend, view: View, rate: number): Promise<void> {
  const context = await browser.newContext({ viewport: view.viewport, baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(recordFrames);
  await signIn(page, artist, '/art-library');
  const wheel = await context.newCDPSession(page);
  await wheel.send('Emulation.setCPUThrottlingRate', { rate });
  const slow = rate === 1 ? '' : `, ${rate} times slower`;
  const library = await ours(page, wheel, url, view);
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const works = async (query: string): Promise<PlainWork[]> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/product/product/list?${query}`, { headers });
    return ((await answer.json()) as { data: PlainWork[] }).data;
  };
  const address = `${url}/plain-page`;
  await page.route(`${address}**`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const layout = query.get('layout') === 'table' ? 'table' : 'pictures';
    await route.fulfill({ contentType: 'text/html', body: plainPage(await works(query.toString()), layout) });
  });
  const bare = await plain(page, wheel, address, view);
  report(`${view.name}${slow}`, library, bare);
  report('  plain page, same content', bare, bare);
  await context.close();
}

const folder = await mkdtemp(join(tmpdir(), 'smart-art-scroll-'));
const backend = await startBackend(readConfig({ DATA_DIR: folder, SEED: 'demo', PORT: '0' }));
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args: browserArguments });
try {
  await fillLibrary(backend, artist.email, count);
  console.log(`Scrolling ${count} works, ${pages} pages of each (milliseconds of the processor):`);
  console.log(`${' '.repeat(36)} longest  over 50    ratio  late frames  page change`);
  for (const rate of [1, 4])
    for (const view of views)
      if (!requestedViews || requestedViews.includes(view.name)) await measure(browser, backend, view, rate);
  console.log('The goal: no scrolling task over 50 ms at full speed.');
} finally {
  await browser.close();
  await backend.close();
  await rm(folder, { recursive: true });
}
