/**
 * Measures DataTable against a hand-written window of plain DOM rows and prints the ratios beside their limits. A
 * benchmark, not a test: it always ends well. `npm run bench:table -w @smart-art/ui`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, onPage, type Sheet } from '../shared/meter.ts';
import { many, measureTables } from '../shared/tables.ts';
import { buildPage, weigh } from './build.ts';

const kinds = ['plain', 'ours', 'selectable', 'full'] as const;
type Kind = (typeof kinds)[number];

const folder = await mkdtemp(path.join(tmpdir(), 'bench-table-'));
try {
  await buildPage(folder);
  await onPage(folder, async (page) => {
    const taken = await measureTables(page, kinds);
    await page.evaluate((count) => window.bench.mount('ours', count), many);
    const blanks = await page.evaluate(() => window.bench.blanks());

    const ratio = (of: Sheet<Kind>, kind: Kind) => `${(median(of[kind]) / median(of.plain)).toFixed(2)} x`;
    const megabytes = (of: Sheet<Kind>, kind: Kind) => `${(median(of[kind]) / 2 ** 20).toFixed(2)} MB`;
    console.table([
      row('mount CPU, 1,000 rows', '2.5 x', (kind) => ratio(taken.mount, kind)),
      row('scroll script', '4 x', (kind) => ratio(taken.scroll, kind)),
      row('sort CPU', '1.6 x', (kind) => ratio(taken.sort, kind)),
      row('heap over the data, 1,000 rows', '1 MB', (kind) => megabytes(taken.heap, kind)),
      row('heap over the data, 100,000 rows', '1 MB', (kind) => megabytes(taken.heapMany, kind)),
      row(
        'mount, 100,000 against 1,000 rows',
        '1.2 x',
        (kind) => `${(median(taken.mountMany[kind]) / median(taken.mount[kind])).toFixed(2)} x`,
      ),
      row('tasks of 50 ms and more, 1,000 rows', '0', (kind) => String(median(taken.longTasks[kind]))),
      row('tasks of 50 ms and more, 100,000 rows', '0', (kind) => String(median(taken.longTasksMany[kind]))),
    ]);
    console.log(`blank frames in 60 jumps through 100,000 rows: ${blanks} (at most 0)`);
  });
  const { first, later } = await weigh();
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`gzip over React: ${kilobytes(first)} (at most 10.5 kB)`);
  for (const [name, bytes] of Object.entries(later)) console.log(`  later, when wanted: ${name} ${kilobytes(bytes)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function row(what: string, limit: string, value: (kind: Kind) => string) {
  const [plain, ours, selectable, full] = kinds.map(value);
  const more = { 'with selection': selectable, 'and layout, details': full };
  return { what, 'plain DOM': plain, 'at most': limit, DataTable: ours, ...more };
}
