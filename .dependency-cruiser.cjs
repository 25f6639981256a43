// Which package may import which (ARCHITECTURE.md): openapi <- api-client <- app, ui <- app, openapi <- backend.
// Run by scripts/check/imports.ts, which also checks that the source tree was read.

/** Components that may use React Aria: overlays, collections, and fields with locale-dependent values. */
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
  // locale-dependent values
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
      comment: 'Merge the two modules, or move what both need into a third.',
      severity: 'error',
      from: {},
      // A lazily loaded screen may import the routes, and two modules may import each other's types.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import cannot be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    never('openapi-imports-no-package', 'The contract is the base layer.', '^openapi/', '^packages/'),
    never(
      'api-client-imports-only-openapi',
      'Screens use the client, not the other way round.',
      '^packages/api-client/',
      ['^packages/(ui|app|backend)/'],
    ),
    never('ui-imports-no-data', 'Components get their data as props.', '^packages/ui/', [
      '^packages/(api-client|app|backend)/',
      '^openapi/',
    ]),
    {
      name: 'shared-code-imports-no-screen',
      comment:
        'Screens use shared code, not the other way round, except in the route tables and the table of early requests.',
      severity: 'error',
      from: {
        path: '^packages/app/src/',
        pathNot: '^packages/app/src/((screens|routes)/|early/queries\\.(test\\.)?ts$)',
      },
      to: { path: '^packages/app/src/screens/' },
    },
    never('app-imports-no-backend', 'The app only uses the backend over HTTP.', '^packages/app/', '^packages/backend/'),
    never(
      'backend-imports-only-openapi',
      'The backend serves any client.',
      '^packages/backend/',
      '^packages/(ui|app|api-client)/',
    ),
    {
      name: 'react-aria-only-where-needed',
      comment:
        'React Aria is for overlays, collections and locale-dependent fields; everything else uses native elements.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `^packages/ui/src/((${reactAria})/|app-shell/Drawer[.])` },
      to: { path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately)/' },
    },
    {
      name: 'no-radix-overlays',
      comment:
        'Radix and React Aria overlays do not work inside each other; eslint lists the parts of radix-ui that may be used.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: 'node_modules/(@radix-ui|cmdk|vaul)/' },
    },
    {
      name: 'data-table-has-no-library-per-cell',
      comment: 'A library object per row or cell costs many times as much as a native element.',
      severity: 'error',
      from: { path: '^packages/ui/src/data-table/', pathNot: '[.](test|stories)[.]tsx?$' },
      to: {
        path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|radix-ui)/',
      },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'Tests and stories import production code, not the other way round.',
      severity: 'error',
      from: { path: '^(openapi|packages/[^/]+)/src/', pathNot: '[.](test|stories)[.]tsx?$|/src/storybook/' },
      to: { path: '[.](test|stories)[.]tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // The tables that bench:field compares with are only installed when it runs.
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
