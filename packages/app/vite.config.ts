import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkNames } from './build/chunks.ts';
import { leaveOut, listModules, preloadFonts } from './build/plugins.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` finds the backends. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:4300';

export default defineConfig({
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ja-JP'] }), enforce: 'pre' },
    leaveOut(),
    preloadFonts(),
    listModules(),
    precompress(),
  ],
  resolve: {
    /* Messages are compiled: the parser stays at home. */
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: { proxy: { '/sso': backend, '/product': backend, '/config.json': backend } },
  build: {
    /* light-dark() reaches the browser as it is written. */
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: createChunkNames(), debugName: 'base' }] } } },
  },
});
