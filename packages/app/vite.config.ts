import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const app = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The faces the first paint is set in. */
const FIRST_FONTS = ['ibm-plex-sans-latin-400-normal', 'newsreader-latin-opsz-normal'];

/** Asks for the fonts of the first paint beside the stylesheet that names them, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && FIRST_FONTS.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Writes what each chunk is made of, for the size check. */
function listModules(): Plugin {
  return {
    name: 'list-modules',
    generateBundle(_options, bundle) {
      const listed = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, Object.keys(chunk.modules).map((id) => relative(repository, id))] as const]
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(listed)),
      });
    },
  };
}

/** Screens of the first visit: what they share with the start of the app travels in one chunk. */
const FIRST_VISIT = ['src/main.tsx', 'src/screens/sign-in/SignIn.tsx'];

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/**
 * Names the chunk of a module: `base` for everything that the first visit needs at once, null to let the build decide.
 * Left alone it cuts them into twenty small chunks, which compress worse and take longer to ask for.
 */
function chunkOf(moduleId: string, modules: ModuleGraph): string | null {
  if (baseModules.size === 0) {
    const visit = (id: string) => {
      if (baseModules.has(id)) return;
      baseModules.add(id);
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    for (const start of FIRST_VISIT) visit(join(app, start));
  }
  const isOwnChunk = FIRST_VISIT.some((start) => moduleId.endsWith(start)) || moduleId.endsWith('.css');
  return baseModules.has(moduleId) && !isOwnChunk ? 'base' : null;
}
const baseModules = new Set<string>();

const backend = process.env.BACKEND_URL ?? 'http://localhost:4300';

export default defineConfig({
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ja-JP'] }), enforce: 'pre' },
    preloadFonts(),
    listModules(),
  ],
  resolve: {
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'base' }] } } },
    assetsInlineLimit: 0,
  },
});
