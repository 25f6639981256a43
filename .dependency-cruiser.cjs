// Which part may know which (ARCHITECTURE.md): openapi <- api-client <- app, ui <- app, openapi <- backend.
// Run by scripts/check/imports.ts, which also sees to it that the tree was really read.

/** What floats above the page, what is picked from a collection, what a locale formats. */
const reactAria = [
  'provider',
  // overlays
  '(alert-|confirm-)?dialog',
  '(context-)?menu',
  'command-palette',
  'drawer',
  'language-picker',
  'lightbox',
  'notification-bell',
  'overlay-matrix',
  'popover',
  'toast',
  'toggletip',
  'tooltip',
  'user-menu',
  // collections
  '(combo-box|list-box|phone-field|select|tag-field)',
  'media-uploader',
  // a locale's values
  '(calendar|date-(field|picker|range-picker)|time-field)',
  '(money|number)-field',
].join('|');

/** @param {string} name @param {string} comment @param {string | string[]} from @param {string | string[]} to */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      // A screen loaded on demand may know the routes, and two modules each other's types.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    never('openapi-is-the-ground', 'The contract knows nothing above it.', '^openapi/', '^packages/'),
    never(
      'api-client-knows-the-contract-only',
      'The client is used by screens, not the other way round.',
      '^packages/api-client/',
      ['^packages/(ui|app|backend)/'],
    ),
    never('ui-knows-no-data', 'The design system shows what it is given.', '^packages/ui/', [
      '^packages/(api-client|app|backend)/',
      '^openapi/',
    ]),
    {
      name: 'parts-know-no-screen',
      comment:
        'What several screens share is used by them, not the other way round. The tables of routes and of early questions name screens.',
      severity: 'error',
      from: {
        path: '^packages/app/src/',
        pathNot: '^packages/app/src/((screens|routes)/|early/questions\\.(test\\.)?ts$)',
      },
      to: { path: '^packages/app/src/screens/' },
    },
    never(
      'app-talks-over-http',
      'The app reaches the backend through the contract.',
      '^packages/app/',
      '^packages/backend/',
    ),
    never(
      'backend-knows-the-contract-only',
      'The backend serves any client.',
      '^packages/backend/',
      '^packages/(ui|app|api-client)/',
    ),
    {
      name: 'react-aria-where-it-does-more',
      comment: 'React Aria owns overlays, collections and values of a locale; the rest is native elements.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `^packages/ui/src/((${reactAria})/|app-shell/Drawer[.])` },
      to: { path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately)/' },
    },
    {
      name: 'radix-stays-in-the-flow',
      comment:
        'A Radix layer and a React Aria layer do not work in each other; only parts of the umbrella are used (eslint names them).',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: 'node_modules/(@radix-ui|cmdk|vaul)/' },
    },
    {
      name: 'data-table-has-no-library-per-cell',
      comment: 'A library object per row or cell costs many times a plain one (docs/decisions).',
      severity: 'error',
      from: { path: '^packages/ui/src/data-table/', pathNot: '[.](test|stories)[.]tsx?$' },
      to: {
        path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|radix-ui)/',
      },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'Stories and tests use the product.',
      severity: 'error',
      from: { path: '^(openapi|packages/[^/]+)/src/', pathNot: '[.](test|stories)[.]tsx?$|/src/storybook/' },
      to: { path: '[.](test|stories)[.]tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // What the field's bench compares with is installed only when it is run.
      path: '^(storybook-static|packages/(app|api-client|backend|ui)/(dist|reports)|packages/ui/bench/field|e2e/reports)/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@smart-art/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
