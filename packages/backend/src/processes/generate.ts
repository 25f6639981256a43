/**
 * Generates documentation (docs/processes.md) and data for screens, stories and tests from the transition tables. With
 * `--check` it writes nothing and fails on any difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { processesModule } from './as-data.ts';
import { processesPage } from './diagrams.ts';
import { processes } from './index.ts';

const root = resolve(import.meta.dirname, '../../../..');
const made = {
  'docs/processes.md': processesPage(processes),
  'openapi/generated/processes.ts': processesModule(processes),
};

for (const [path, text] of Object.entries(made)) {
  const file = resolve(root, path);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is out of date. Run \`npm run processes -w @smart-art/backend\` and commit the result.`);
    process.exitCode = 1;
  }
}
