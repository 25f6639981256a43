import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/**
 * What Vite would otherwise discover in the middle of a run, reloading the page under a story or a test. Shared with
 * packages/ui/vitest.config.ts.
 */
export const optimized = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'radix-ui',
  'react-aria-components',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.mdx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../node_modules/@fontsource/ibm-plex-sans/files', to: '/fonts' }],
  previewAnnotations: [path.join(import.meta.dirname, 'docs.tsx')],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: optimized },
      build: { chunkSizeWarningLimit: 2500 },
    }),
};

export default config;
