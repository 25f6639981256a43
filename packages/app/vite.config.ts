import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { createChunkNames, createPreloads } from './build/chunks.ts';
import { fetchParts, leaveOut, leaveOutFormatters, listModules, preloadFonts, unname } from './build/plugins.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` finds the backends. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:4300';

const styleChunks = new Set<string>();

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ja-JP'] }), enforce: 'pre' },
    leaveOut(),
    unname(),
    leaveOutFormatters(),
    fetchParts(styleChunks),
    ...(isSsrBuild ? [] : [preloadFonts(), listModules(), precompress()]),
  ],
  resolve: {
    /* The design system as it is written here, not as it is published. */
    conditions: ['@smart-art/source', ...defaultClientConditions],
    /* Messages are compiled: the parser stays at home. */
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: { proxy: { '/sso': backend, '/product': backend, '/config.json': backend } },
  /* For what a drawn page says of the time: the same in the script that takes it over. */
  define: { 'import.meta.env.DRAWN_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    /* light-dark() reaches the browser as it is written. */
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies: createPreloads(styleChunks) },
    assetsInlineLimit: 0,
    /* Names are most of what the first script says of the others; seven letters tell two builds of one file apart. */
    ...(isSsrBuild && { rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:7][extname]' } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: [{ name: createChunkNames(), debugName: 'base' }] },
        },
      },
    }),
  },
  /* The pages that the build draws hold the same icons and links as the browser's. */
  ssr: { noExternal: true, resolve: { conditions: ['@smart-art/source', ...defaultServerConditions] } },
}));
