import path from 'node:path';
import process from 'node:process';
import { type CDPSession, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../../../../scripts/browser/find.ts';

type Metric = 'TaskDuration' | 'ScriptDuration' | 'JSHeapUsedSize';

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The measured values of each kind. */
export type Samples<Kind extends string> = Record<Kind, number[]>;

export const emptySamples = <Kind extends string>(kinds: readonly Kind[]): Samples<Kind> =>
  Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Samples<Kind>;

/** Measures actions of a page with the browser's own metrics. */
export class Meter {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Meter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Meter(session);
  }

  async around(metric: Metric, action: () => Promise<unknown>): Promise<number> {
    const before = await this.#read(metric);
    await action();
    return (await this.#read(metric)) - before;
  }

  /** Bytes in use after garbage collection. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return this.#read('JSHeapUsedSize');
  }

  async #read(metric: Metric): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  }
}

/**
 * Opens a built page in a new browser.
 * @param folder of the build
 */
export async function onPage(folder: string, act: (page: Page) => Promise<void>): Promise<void> {
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
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await act(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** How often everything is measured; `ROUNDS=5` shortens a run. */
export const rounds = Number(process.env.ROUNDS ?? 21);
