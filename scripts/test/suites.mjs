import { inRoot } from '../lib/paths.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name what `npm test -- <name>` calls it
 * @property {string} group name for several suites
 * @property {string} file the program
 * @property {string[]} args
 * @property {string} [cwd] relative to the root
 * @property {'vitest' | 'playwright'} [report] the kind of JSON report it leaves; without one, it is a single check
 * @property {boolean} [turbo] a check that turbo runs in the workspaces that define it; if none does, it is not a check
 * @property {boolean} [built] needs the built app
 * @property {1 | 2} load how many of the two slots it occupies: suites with a browser or many processes take both
 * @property {number} limit timeout in seconds
 */

/** Folder of every suite's JSON report and output. */
export const reportFolder = inRoot('reports');

/** @param {string} name @param {string} file @param {string[]} args @returns {Suite} */
const check = (name, file, args) => ({ name, group: 'static', file, args, load: 1, limit: 300 });

/** @param {string} name @param {string} task @returns {Suite} */
const workspaces = (name, task) => ({
  ...check(name, 'turbo', ['run', task, '--output-logs=errors-only']),
  turbo: true,
  load: 2,
});

/** @param {string} name @param {string} cwd @param {Partial<Suite>} [more] @returns {Suite} */
const unit = (name, cwd, more = {}) => ({
  name,
  group: 'unit',
  file: 'vitest',
  args: ['run', '--passWithNoTests=false'],
  cwd,
  report: 'vitest',
  load: 1,
  limit: 600,
  ...more,
});

/** All suites, the most informative failures first. @type {Suite[]} */
export const suites = [
  check('style', 'biome', ['ci', '--colors=off']),
  check('messages', 'eslint', ['--max-warnings=0', 'packages/app', 'packages/ui', '.storybook']),
  check('imports', 'node', ['scripts/check/imports.ts']),
  check('unused', 'knip', ['--no-progress']),
  workspaces('contract', 'check:lint'),
  workspaces('generated', 'check:generated'),
  { ...workspaces('types', 'typecheck'), args: ['run', 'typecheck', 'typecheck:root', '--output-logs=errors-only'] },
  workspaces('build', 'build'),
  workspaces('size', 'check:size'),
  workspaces('package', 'check:package'),
  unit('openapi', 'openapi'),
  unit('api-client', 'packages/api-client'),
  unit('ui', 'packages/ui', { args: ['run', '--project=unit'] }),
  unit('app', 'packages/app'),
  unit('backend', 'packages/backend', { group: 'backend', load: 2, limit: 1800 }),
  unit('stories', 'packages/ui', {
    group: 'stories',
    args: ['run', '--project=!unit', '--update=none', '--reporter=./test/visual-report.ts'],
    load: 2,
    limit: 1800,
  }),
  { ...check('storybook', 'node', ['scripts/check/storybook.ts']), group: 'stories', load: 2 },
  {
    name: 'e2e',
    group: 'e2e',
    file: 'playwright',
    args: ['test'],
    cwd: 'e2e',
    report: 'playwright',
    built: true,
    load: 2,
    limit: 3600,
  },
];

/**
 * The suites selected by name or group; all if nothing is given.
 *
 * @param {string[]} words
 * @returns {{ chosen: Suite[], unknown: string[] }}
 */
export function choose(words) {
  const unknown = words.filter((word) => !suites.some(({ name, group }) => word === name || word === group));
  if (words.length === 0) return { chosen: suites, unknown };
  const named = suites.filter(({ name, group }) => words.includes(name) || words.includes(group));
  const needsBuild = named.some(({ built }) => built) && !named.some(({ name }) => name === 'build');
  return {
    chosen: needsBuild ? suites.filter((suite) => suite.name === 'build' || named.includes(suite)) : named,
    unknown,
  };
}
