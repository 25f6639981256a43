/**
 * Measures DataTable against a hand-written window of plain DOM rows and prints the ratios beside their limits. A
 * benchmark, not a test: it always ends well. `npm run bench:table -w @smart-art/ui`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../../../../scripts/browser/find.ts';
import { buildPage, weigh } from './build.ts';
import type { Kind } from './page.ts';

const rounds = 21;
const kinds: Kind[] = ['plain', 'ours', 'selectable'];
type Metric = 'TaskDuration' | 'ScriptDuration' | 'JSHeapUsedSize';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The browser's own clocks around an action of the page. */
class Meter {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async read(metric: Metric): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  }

  async around(metric: Metric, action: () => Promise<unknown>): Promise<number> {
    const before = await this.read(metric);
    await action();
    return (await this.read(metric)) - before;
  }

  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return this.read('JSHeapUsedSize');
  }

  mount = (kind: Kind, count: number) =>
    this.#page.evaluate(([k, c]) => window.bench.mount(k, c), [kind, count] as const);
  unmount = () => this.#page.evaluate(() => window.bench.unmount());
  scroll = () => this.#page.evaluate(() => window.bench.scroll());
  sort = (count: number) => this.#page.evaluate((c) => window.bench.sort(c), count);
  blanks = () => this.#page.evaluate(() => window.bench.blanks());
}

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const meter = new Meter(page, session);
  await page.evaluate(() => [1000, 100_000].forEach(window.bench.prepare));

  const taken = {
    mount: sheet(),
    mountMany: sheet(),
    scroll: sheet(),
    sort: sheet(),
    heap: sheet(),
    heapMany: sheet(),
  };
  // Interleaved, so that what slows the machine for a while slows all of them; the first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const kind of kinds) {
      const keep = (to: Sheet, value: number) => round > 0 && to[kind].push(value);
      const bare = await meter.heap();
      keep(taken.mount, await meter.around('TaskDuration', () => meter.mount(kind, 1000)));
      keep(taken.heap, (await meter.heap()) - bare);
      keep(taken.sort, await meter.around('TaskDuration', () => meter.sort(1000)));
      keep(taken.scroll, await meter.around('ScriptDuration', meter.scroll));
      await meter.unmount();
      const bareAgain = await meter.heap();
      keep(taken.mountMany, await meter.around('TaskDuration', () => meter.mount(kind, 100_000)));
      keep(taken.heapMany, (await meter.heap()) - bareAgain);
      await meter.unmount();
    }
  }
  await meter.mount('ours', 100_000);
  const blanks = await meter.blanks();
  await meter.unmount();
  return { taken, blanks };
}

type Sheet = Record<Kind, number[]>;
const sheet = (): Sheet => ({ plain: [], ours: [], selectable: [] });

const folder = await mkdtemp(path.join(tmpdir(), 'bench-table-'));
try {
  await buildPage(folder);
  const server = await preview({
    configFile: false,
    root: path.dirname(folder),
    build: { outDir: path.basename(folder) },
    preview: { port: 0 },
    logLevel: 'warn',
  });
  const found = await findBrowser();
  const env = { ...(process.env as Record<string, string>), ...found.env };
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments, env });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const { taken, blanks } = await measure(page);
  await browser.close();
  await server.close();

  const ratio = (of: Sheet, kind: Kind) => (median(of[kind]) / median(of.plain)).toFixed(2);
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(2);
  const many = (kind: Kind) => (median(taken.mountMany[kind]) / median(taken.mount[kind])).toFixed(2);
  console.table([
    row('mount CPU, 1,000 rows', '2.5 x', (kind) => `${ratio(taken.mount, kind)} x`),
    row('scroll script', '4 x', (kind) => `${ratio(taken.scroll, kind)} x`),
    row('sort CPU', '1.6 x', (kind) => `${ratio(taken.sort, kind)} x`),
    row('heap over the data, 1,000 rows', '1 MB', (kind) => `${megabytes(median(taken.heap[kind]))} MB`),
    row('heap over the data, 100,000 rows', '1 MB', (kind) => `${megabytes(median(taken.heapMany[kind]))} MB`),
    row('mount, 100,000 against 1,000 rows', '1.2 x', (kind) => `${many(kind)} x`),
  ]);
  console.log(`gzip over React: ${((await weigh()) / 1000).toFixed(1)} kB (at most 10 kB)`);
  console.log(`blank frames in 60 jumps through 100,000 rows: ${blanks} (at most 0)`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function row(what: string, limit: string, value: (kind: Kind) => string) {
  const [plain, ours, selectable] = kinds.map(value);
  return { what, 'plain DOM': plain, 'at most': limit, DataTable: ours, 'with selection': selectable };
}
