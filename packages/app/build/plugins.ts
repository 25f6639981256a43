import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The fonts of the first paint. */
const FIRST_FONTS = ['ibm-plex-sans-core-400-normal', 'ibm-plex-sans-core-500-normal', 'newsreader-core-opsz-normal'];

/** Preloads the fonts of the first paint in parallel with the stylesheet that names them. */
export function preloadFonts(): Plugin {
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

/** Writes the list of modules in each chunk, for the size check. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    generateBundle(_options, bundle) {
      const listed = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, Object.keys(chunk.modules)] as const] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(listed)),
      });
    },
  };
}

/**
 * Makes dynamic imports survive a lost connection (fetch-part.ts).
 * @param styleChunks receives the names of the chunks that contain only a stylesheet
 */
export function fetchParts(styleChunks: Set<string>): Plugin {
  let isUsed = false;
  return {
    name: 'fetch-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (!source.endsWith('vite/preload-helper.js')) return null;
      isUsed = true;
      return join(here, 'fetch-part.ts');
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && Object.keys(chunk.modules).every((id) => id.endsWith('.css')))
            styleChunks.add(chunk.fileName);
        }
      },
    },
    buildEnd(error) {
      if (!error && !isUsed && this.environment.name === 'client')
        this.error('Vite imports late parts without its helper: see build/plugins.ts.');
    },
  };
}
