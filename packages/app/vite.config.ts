import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { createChunkNames, createPreloads } from './build/chunks.ts';
import { askEarly } from './build/early.ts';
import { planParts } from './build/parts.ts';
import { fetchParts, leaveOut, leaveOutFormatters, listModules, preloadFonts, unname } from './build/plugins.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` finds the backends. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:4300';

/* light-dark() reaches the browser as it is written. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const resolve = {
  /* The design system as it is written here, not as it is published. */
  conditions: ['@smart-art/source', ...defaultClientConditions],
  /* Messages are compiled: the parser stays at home. */
  alias: [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  ],
};

const styleChunks = new Set<string>();

/**
 * @param isDrawing it is for Node, which draws the pages
 * @param parts which modules travel together; without, as the build cuts them by itself
 */
const configOf = (isDrawing: boolean, parts?: ReadonlyMap<string, string>): UserConfig => ({
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ja-JP'] }), enforce: 'pre' },
    leaveOut(),
    unname(),
    leaveOutFormatters(),
    fetchParts(styleChunks),
    ...(parts ? [askEarly(resolve, target), preloadFonts(), listModules(), precompress()] : []),
  ],
  resolve,
  server: { proxy: { '/sso': backend, '/product': backend, '/config.json': backend } },
  /* For what a drawn page says of the time: the same in the script that takes it over. */
  define: { 'import.meta.env.DRAWN_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target,
    manifest: !isDrawing,
    modulePreload: { polyfill: false, resolveDependencies: createPreloads(styleChunks) },
    assetsInlineLimit: 0,
    /* Names are most of what the first script says of the others; seven letters tell two builds of one file apart. */
    rolldownOptions: {
      output: isDrawing
        ? { assetFileNames: 'assets/[name]-[hash:7][extname]' }
        : {
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: createChunkNames(), debugName: 'base', priority: 1 },
                /* What these need is in one of them, too, or in one of those above. */
                { name: (id) => parts?.get(id) ?? null, debugName: 'parts', includeDependenciesRecursively: false },
              ],
            },
          },
    },
  },
  /* The pages that the build draws hold the same icons and links as the browser's. */
  ssr: { noExternal: true, resolve: { conditions: ['@smart-art/source', ...defaultServerConditions] } },
});

export default defineConfig(async ({ command, isSsrBuild = false }) =>
  configOf(isSsrBuild, command === 'build' && !isSsrBuild ? await planParts(configOf(false)) : undefined),
);
