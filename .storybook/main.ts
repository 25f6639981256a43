import path from 'node:path';
import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { isGate } from '../packages/ui/test/scope.ts';

/**
 * Dependencies that Vite would otherwise discover during a run, which reloads the page under a story or a test. Shared
 * with packages/ui/vitest.config.ts.
 */
export const optimized = [
  '@internationalized/date',
  '@vanilla-extract/recipes/createRuntimeFn',
  'd3-scale',
  'd3-shape',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'radix-ui/accordion',
  'radix-ui/avatar',
  'radix-ui/collapsible',
  'radix-ui/progress',
  'radix-ui/slot',
  'radix-ui/tabs',
  'radix-ui/toggle-group',
  'radix-ui/toolbar',
  'react-aria-components',
  'react-image-crop',
  'react-intl',
];

/** Chromatic charges per snapshot, so it only gets the state matrices, as `npm test` does. */
const isForPictures = process.env.STORYBOOK_INVOKED_BY === 'chromatic';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) =>
    isForPictures
      ? indexers.map((indexer) => ({
          ...indexer,
          createIndex: async (file, options) =>
            (await indexer.createIndex(file, options)).filter(({ tags }) => tags?.includes('sheet')),
        }))
      : indexers,
  addons: [
    // Tables in MDX pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [{ from: '../node_modules/@fontsource/ibm-plex-sans/files', to: '/fonts' }],
  previewAnnotations: [path.join(import.meta.dirname, 'docs.tsx')],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props tables need it. It takes half of a build and a part of each test run, so the gate goes without.
  typescript: { reactDocgen: process.env.VITEST || isGate ? false : 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      // Use the sources of the other packages, so that nothing has to be built first.
      resolve: { conditions: ['@smart-art/source', ...defaultClientConditions] },
      optimizeDeps: { include: optimized },
      build: { chunkSizeWarningLimit: 2500 },
    }),
};

export default config;
