/**
 * Measures the gzip size of each entry point, without React: its initial JavaScript, what it loads on demand (an
 * overlay, a calendar), and its CSS. Measured on dist, each entry point alone, bundled as an app would; React Aria's
 * messages in English and Japanese only, as in the app build. The gate measures Button and DataTable only, since each
 * entry point takes a second; `npm run test:all` measures all.
 *
 * Also writes a table to reports/weights.md. Fails when an entry point exceeds its budget in weights.json or has none.
 * With --accept it rewrites the budgets: measured size plus a twentieth.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Rolldown } from 'vite';
import { weigh as weighTable } from '../bench/data-table/build.ts';
import { isGate } from '../test/scope.ts';

/** kB of 1000 bytes. */
interface Weight {
  script: number;
  later: number;
  style: number;
}

/** Upper limit for importing Button alone, regardless of its budget. */
const BUTTON_AT_MOST = 15;

/** The same for a page with a table. Optional parts of the entry point (CSV, saved layouts) are not included. */
const TABLE_AT_MOST = 10.5;

const root = path.join(import.meta.dirname, '..');
const budgetFile = path.join(root, 'weights.json');
const tableFile = path.join(root, 'reports/weights.md');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { default: string }>;
};
const doors = Object.entries(manifest.exports).flatMap(([door, target]) =>
  typeof target === 'object' && !door.startsWith('./strings/')
    ? [{ door: door.slice(2), file: path.join(root, target.default) }]
    : [],
);

if (!doors.every(({ file }) => existsSync(file))) {
  console.error('There is no build to weigh. Run `npm run build -w @smart-art/ui` first.');
  process.exit(1);
}

const kB = (sources: Iterable<string | Uint8Array>) =>
  Math.round([...sources].reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0) / 10) / 100;

/** The tooltip host loads once a page, after the first paint, so only its own entry points count it. */
const TIPS = /\/tooltip\/TooltipHost\.js$/;
const HOME_OF_TIPS = ['provider', 'tooltip'];

async function weigh({ door, file }: (typeof doors)[number]): Promise<Weight> {
  const [{ output }] = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'ja-JP'] }), enforce: 'pre' }],
    build: {
      write: false,
      target: 'es2023',
      cssTarget: ['chrome123', 'safari17.5'],
      cssCodeSplit: true,
      // Library mode; otherwise Vite adds its dynamic import helper to each bundle, which an app has only once.
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: {
        external: [/^react(-dom)?($|\/)/, ...(HOME_OF_TIPS.includes(door) ? [] : [TIPS])],
        // Strips whitespace too, which Vite skips in library mode.
        output: { minify: true },
      },
    },
  })) as [Rolldown.RolldownOutput];
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const first = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) visit(chunks.get(imported));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk);
  const later = [...chunks.values()].filter((chunk) => !first.has(chunk));
  const styles = output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source] : [],
  );
  return {
    script: kB([...first].map(({ code }) => code)),
    later: kB(later.map(({ code }) => code)),
    style: kB(styles),
  };
}

const weights: Record<string, Weight> = {};
for (const each of doors) if (!isGate || each.door === 'button') weights[each.door] = await weigh(each);

const parts = ['script', 'later', 'style'] as const;
if (process.argv.includes('--accept')) {
  const roomy = (weight: number) => Math.ceil(weight * 1.05 * 10) / 10;
  const budgets = Object.entries(weights).map(([door, weight]) => [
    door,
    Object.fromEntries(parts.map((part) => [part, roomy(weight[part])])),
  ]);
  writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`);
}

const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, Weight>;
const problems: string[] = [];
const lines = ['| kB, gzip, over React | script | later, when wanted | style |', '| --- | ---: | ---: | ---: |'];
console.log(`${'kB, gzip, over React'.padEnd(24)}  ${parts.map((part) => part.padStart(14)).join('')}`);
for (const [door, weight] of Object.entries(weights)) {
  const budget = budgets[door];
  const cells = parts.map((part) => `${weight[part].toFixed(1)} / ${budget?.[part].toFixed(1) ?? '?'}`.padStart(14));
  console.log(`${door.padEnd(24)}  ${cells.join('')}`);
  lines.push(`| ${door} | ${cells.map((each) => each.trim()).join(' | ')} |`);
  for (const part of parts) {
    if (budget && weight[part] > budget[part])
      problems.push(`${door}, ${part}: ${weight[part]} kB of ${budget[part]} kB`);
  }
}
for (const { door } of doors)
  if (!budgets[door])
    problems.push(`${door} has no budget: \`npm run weights -w @smart-art/ui -- --accept\` gives it one.`);
for (const door of Object.keys(budgets))
  if (!doors.some((each) => each.door === door)) problems.push(`${door} is gone: take it out of weights.json.`);
const button = weights.button?.script ?? Number.POSITIVE_INFINITY;
if (button > BUTTON_AT_MOST) problems.push(`Button alone brings ${button} kB: at most ${BUTTON_AT_MOST} kB.`);
const table = (await weighTable()).first / 1000;
console.log(`DataTable alone: ${table.toFixed(2)} of ${TABLE_AT_MOST} kB`);
if (table > TABLE_AT_MOST) problems.push(`DataTable alone brings ${table.toFixed(2)} kB: at most ${TABLE_AT_MOST} kB.`);
mkdirSync(path.dirname(tableFile), { recursive: true });
writeFileSync(tableFile, `# Weights\n\nWhat each door weighs, of what it may.\n\n${lines.join('\n')}\n`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
