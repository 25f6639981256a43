import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { createChunkNames, createPreloads } from './build/chunks.ts';
import { askEarly } from './build/early.ts';
import { planParts } from './build/parts.ts';
import { fetchParts, listModules, preloadFonts } from './build/plugins.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` finds the backends. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:4300';

/* light-dark() reaches the browser as it is written. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const resolve = {
  /* The design system's sources, not its published build. */
  conditions: ['@smart-art/source', ...defaultClientConditions],
  /* Messages are compiled, so the app needs no parser. */
  alias: [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  ],
};

const styleChunks = new Set<string>();

type Kind = 'whole' | 'plan' | 'drawing';

/** Names the chunk of each module: set by planParts, empty in the build that it runs to find out. */
const parts = new Map<string, string>();

/** @param kind the app; the app without output, to plan its chunks; or the pages that are drawn at build time, for Node */
const configOf = (kind: Kind): UserConfig => ({
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ja-JP'] }), enforce: 'pre' },
    fetchParts(styleChunks),
    ...(kind === 'whole'
      ? [planParts(configOf('plan'), parts), askEarly(resolve, target), preloadFonts(), listModules(), precompress()]
      : []),
  ],
  resolve,
  server: { proxy: { '/sso': backend, '/product': backend, '/config.json': backend } },
  /* The year in the footer of a prerendered page must match the one the script renders. */
  define: { 'import.meta.env.DRAWN_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target,
    manifest: kind !== 'drawing',
    modulePreload: { polyfill: false, resolveDependencies: createPreloads(styleChunks) },
    assetsInlineLimit: 0,
    /* File names are most of the first script's list of chunks: seven letters of hash are enough. */
    rolldownOptions: {
      /* No getter has side effects, neither ours nor a library's. */
      treeshake: { propertyReadSideEffects: false },
      output:
        kind === 'drawing'
          ? { assetFileNames: 'assets/[name]-[hash:7][extname]' }
          : {
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              entryFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: createChunkNames(), debugName: 'base', priority: 1 },
                  /* Their dependencies are in these groups or in those above. */
                  { name: (id) => parts.get(id) ?? null, debugName: 'parts', includeDependenciesRecursively: false },
                ],
              },
            },
    },
  },
  /* Prerendered pages use the same sources as the browser's. */
  ssr: { noExternal: true, resolve: { conditions: ['@smart-art/source', ...defaultServerConditions] } },
});

export default defineConfig(({ isSsrBuild }) => configOf(isSsrBuild ? 'drawing' : 'whole'));
