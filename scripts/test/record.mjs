import fs from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import { run } from '../lib/command.mjs';
import { inRoot } from '../lib/paths.mjs';

const file = inRoot('docs', 'test-results.md');

/**
 * Writes the result of a complete `npm run test:all` into docs/test-results.md.
 *
 * @param {string} table the suites with their counts and times
 * @param {string[]} flaky
 * @param {string} sum
 */
export async function record(table, flaky, sum) {
  const { output } = await run('git', ['describe', '--always', '--dirty', '--abbrev=12']);
  const machine = `${os.availableParallelism()} cores, Node.js ${process.version}, ${os.platform()}`;
  const lines = [
    '# The last whole run of `npm run test:all`',
    '',
    `Commit ${output.trim()}, ${new Date().toISOString().slice(0, 10)}, ${machine}. Written by the run itself.`,
    '',
    '```',
    table,
    ...(flaky.length > 0 ? ['', ...flaky] : []),
    '',
    sum,
    '```',
    '',
  ];
  await fs.writeFile(file, lines.join('\n'));
}
