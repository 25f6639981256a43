// Checks imports against .dependency-cruiser.cjs, and that the cruiser has read the tree: without a compatible
// TypeScript it silently finds no modules and reports success.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '../..');
const folders = ['openapi', 'packages', 'e2e', '.storybook', 'scripts'];

interface Cruise {
  modules: { source: string }[];
  summary: { error: number; violations: { from: string; to: string; rule: { name: string; severity: string } }[] };
}

const { stdout, stderr, error } = spawnSync(
  path.join(root, 'node_modules/.bin/depcruise'),
  [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
);
if (error || !stdout.startsWith('{')) throw new Error(`dependency-cruiser did not answer: ${stderr || error?.message}`);

const { modules, summary } = JSON.parse(stdout) as Cruise;
const read = new Set(modules.map(({ source }) => source));
const sources = globSync('{openapi,packages,e2e,.storybook,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => /(^|\/)(node_modules|dist|generated|reports)$|\.d\.ts$/.test(file),
});
const cruised = sources.filter((file) => read.has(file));
const packages = modules.filter(({ source }) => source.startsWith('node_modules/'));

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
console.log(
  `${cruised.length} of ${sources.length} source files and ${packages.length} modules of packages read, ${summary.error} forbidden imports.`,
);
if (packages.length === 0 || cruised.length < sources.length * 0.9) {
  console.error('Too few: the result says nothing.');
  process.exitCode = 1;
}
if (summary.error > 0) process.exitCode = 1;
