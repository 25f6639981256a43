/**
 * Compares DataTable with a hand-written virtualized list of plain DOM rows and prints the ratios with their limits. A
 * benchmark, not a test: it never fails. `npm run bench:table -w @smart-art/ui`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, onPage, type Samples } from '../shared/meter.ts';
import { many, measureTables } from '../shared/tables.ts';
import { buildPage, weigh } from './build.ts';

const kinds = ['plain', 'ours', 'selectable', 'full'] as const;
type Kind = (typeof kinds)[number];

const folder = await mkdtemp(path.join(tmpdir(), 'bench-table-'));
try {
  await buildPage(folder);
  await onPage(folder, async (page) => {
    const readings = await measureTables(page, kinds);
    await page.evaluate((count) => window.bench.mount('ours', count), many);
    const blanks = await page.evaluate(() => window.bench.blanks());

    const ratio = (of: Samples<Kind>, kind: Kind) => `${(median(of[kind]) / median(of.plain)).toFixed(2)} x`;
    const megabytes = (of: Samples<Kind>, kind: Kind) => `${(median(of[kind]) / 2 ** 20).toFixed(2)} MB`;
    console.table([
      row('mount CPU, 1,000 rows', '2.5 x', (kind) => ratio(readings.mount, kind)),
      row('scroll script', '4 x', (kind) => ratio(readings.scroll, kind)),
      row('sort CPU', '1.6 x', (kind) => ratio(readings.sort, kind)),
      row('heap without the data, 1,000 rows', '1 MB', (kind) => megabytes(readings.heap, kind)),
      row('heap without the data, 100,000 rows', '1 MB', (kind) => megabytes(readings.heapMany, kind)),
      row(
        'mount, 100,000 relative to 1,000 rows',
        '1.2 x',
        (kind) => `${(median(readings.mountMany[kind]) / median(readings.mount[kind])).toFixed(2)} x`,
      ),
      row('tasks of 50 ms or more, 1,000 rows', '0', (kind) => String(median(readings.longTasks[kind]))),
      row('tasks of 50 ms or more, 100,000 rows', '0', (kind) => String(median(readings.longTasksMany[kind]))),
    ]);
    console.log(`blank frames in 60 jumps through 100,000 rows: ${blanks} (at most 0)`);
  });
  const { first, later } = await weigh();
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`gzip without React: ${kilobytes(first)} (at most 10.5 kB)`);
  for (const [name, bytes] of Object.entries(later)) console.log(`  on demand: ${name} ${kilobytes(bytes)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function row(metric: string, limit: string, value: (kind: Kind) => string) {
  const [plain, ours, selectable, full] = kinds.map(value);
  const more = { 'with selection': selectable, 'and layout, details': full };
  return { metric, 'plain DOM': plain, 'at most': limit, DataTable: ours, ...more };
}
