/**
 * Lighthouse results of a first visit: the home page and the sign-in page in a signed-out browser, on a simulated phone
 * with a slow connection, on the real backend. Reports medians; scores and times depend on the machine, bytes and
 * shifts do not.
 *
 *   npm run bench:first-visit     three runs each; RUNS=1 is shorter. Build the app first.
 *
 * Fails if a page misses the goal.
 *
 * npx fetches Lighthouse in the version below, because nothing else in the project needs it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from '../../packages/backend/src/backend.ts';
import { readConfig } from '../../packages/backend/src/config.ts';
import { findBrowser } from '../../scripts/browser/find.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const runs = Number(process.env.RUNS ?? 3);
/** Scores in the order of the categories, the largest contentful paint in milliseconds, and the layout shift. */
const goal = { scores: [97, 100, 100, 100], largest: 1500, shift: 0 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** In milliseconds, except the shift and the bytes. */
const measures = {
  paint: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** The fields read from Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const execute = promisify(execFile);

/** The median; for an even number of values, the larger of the middle two. */
const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function visit(url: string, folder: string, browser: { path: string; env: object }): Promise<Report> {
  const report = join(folder, 'report.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const output = ['--output=json', `--output-path=${report}`, '--quiet'];
  const only = `--only-categories=${categories.join(',')}`;
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.path };
  await execute('npx', ['--yes', LIGHTHOUSE, url, flags, only, ...output], { env, cwd: folder, maxBuffer: 1e8 });
  const read = JSON.parse(await readFile(report, 'utf8')) as Report;
  if (read.runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${read.runtimeError.message}`);
  return read;
}

/** Retries once, because Lighthouse's browser sometimes does not start in time. */
const visitAgain: typeof visit = (...args) => visit(...args).catch(() => visit(...args));

const folder = await mkdtemp(join(tmpdir(), 'smart-art-first-visit-'));
const backend = await startBackend(readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0' }));
try {
  const browser = await findBrowser();
  console.log(`A first visit on a phone, the median of ${runs} by ${LIGHTHOUSE}:`);
  console.log(
    '            performance  accessibility  best practices  SEO    paint  largest  blocked  shift       kB  (ms, kB)',
  );
  for (const path of ['/', '/sign-in']) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await visitAgain(backend.url + path, folder, browser));
    const scores = categories.map((name) =>
      median(reports.map((report) => (report.categories[name].score ?? 0) * 100)),
    );
    const of = (name: keyof typeof measures) =>
      median(reports.map(({ audits }) => audits[measures[name]]?.numericValue ?? Number.NaN));
    const isReached =
      scores.every((score, index) => score >= (goal.scores[index] ?? 0)) &&
      of('largest') <= goal.largest &&
      of('shift') <= goal.shift;
    if (!isReached) process.exitCode = 1;
    const [performance = 0, accessibility = 0, practices = 0, seo = 0] = scores;
    console.log(
      path.padEnd(12) +
        performance.toFixed(0).padStart(11) +
        accessibility.toFixed(0).padStart(15) +
        practices.toFixed(0).padStart(16) +
        seo.toFixed(0).padStart(5) +
        of('paint').toFixed(0).padStart(9) +
        of('largest').toFixed(0).padStart(9) +
        of('blocked').toFixed(0).padStart(9) +
        of('shift').toFixed(4).padStart(7) +
        (of('bytes') / 1000).toFixed(0).padStart(9),
    );
  }
  console.log(`The goal: ${goal.scores.join(', ')}; the largest paint within ${goal.largest} ms; no shift.`);
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
