/**
 * Compares DataTable with other table libraries and prints ratios to a hand-written virtualized list of plain DOM rows.
 * A benchmark, not a test: it never fails. `npm run bench:field -w @smart-art/ui`; the other libraries are no dependencies
 * of the project, but installed here by the first run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { weigh } from '../data-table/build.ts';
import { median, onPage, rounds, type Samples } from '../shared/meter.ts';
import { measureTables } from '../shared/tables.ts';
import { type Kind, kinds } from './kinds.ts';

const here = import.meta.dirname;
const names = Object.keys(kinds) as Kind[];
const common = { root: here, configFile: false, logLevel: 'error' } as const;
const plugins = [vanillaExtractPlugin()];

if (!existsSync(path.join(here, 'node_modules'))) {
  // Without React, so that all of them use the project's.
  const options = ['install', '--legacy-peer-deps', '--no-package-lock', '--no-audit', '--no-fund'];
  execFileSync('npm', options, { cwd: here, stdio: 'inherit' });
}

/** @returns gzipped kB of JavaScript over React */
async function kilobytes(kind: Kind): Promise<string> {
  const found: { name: string; adapter?: string } = kinds[kind];
  if (kind === 'plain') return '';
  if (!found.adapter) {
    const { first, later } = await weigh();
    const all = Object.values(later).reduce((sum, bytes) => sum + bytes, first);
    return ((kind === 'full' ? all : first) / 1000).toFixed(1);
  }
  const built = await build({
    ...common,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(here, 'adapters', `${found.adapter}.tsx`),
        preserveEntrySignatures: 'allow-extension',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return ((await promisify(gzip)(code)).length / 1000).toFixed(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-field-'));
try {
  await build({ ...common, plugins, build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 4000 } });
  await onPage(folder, async (page) => {
    const readings = await measureTables(page, names, Math.min(rounds, 3));
    const ratio = (of: Samples<Kind>, kind: Kind) => (median(of[kind]) / median(of.plain)).toFixed(1);
    const megabytes = (of: Samples<Kind>, kind: Kind) => (median(of[kind]) / 2 ** 20).toFixed(2);
    const rows = [];
    for (const kind of names) {
      rows.push({
        table: kinds[kind].name,
        mount: ratio(readings.mount, kind),
        'mount 100,000': ratio(readings.mountMany, kind),
        scroll: ratio(readings.scroll, kind),
        sort: ratio(readings.sort, kind),
        'heap MB': megabytes(readings.heap, kind),
        'heap MB 100,000': megabytes(readings.heapMany, kind),
        'long tasks': `${median(readings.longTasks[kind])}, ${median(readings.longTasksMany[kind])}`,
        'kB over React': await kilobytes(kind),
      });
    }
    console.table(rows);
    await write(rows);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Also writes the results as an HTML page. */
async function write(rows: Record<string, string>[]): Promise<void> {
  const cells = (row: Record<string, string>, tag: string) =>
    Object.entries(row)
      .map(([name, value]) => `<${tag}>${tag === 'th' ? name : value}</${tag}>`)
      .join('');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Table libraries compared</title>
<style>body{font:16px/1.5 system-ui;max-width:64rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}
th,td{padding:.25rem .75rem;text-align:end;border-bottom:1px solid #ccc}th:first-child,td:first-child{text-align:start}</style>
<h1>Table libraries compared</h1><p>1,000 rows x 10 columns (and 100,000 where noted), production builds, medians of
${rounds} interleaved rounds; ratios to a hand-written list of plain DOM rows.</p>
<table><tr>${cells(rows[0] ?? {}, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table></html>`;
  const reports = path.join(here, 'reports');
  await mkdir(reports, { recursive: true });
  await writeFile(path.join(reports, 'field.html'), html);
  console.log(`Written to ${path.join(reports, 'field.html')}`);
}
