import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

const common: InlineConfig = { root: here, configFile: false, logLevel: 'error', plugins: [vanillaExtractPlugin()] };

/** Builds the page as production would. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

/** Gzipped bytes of JavaScript, without React. */
export interface Weight {
  /** What a page with a table loads. */
  first: number;
  /** What comes later, by chunk. */
  later: Record<string, number>;
}

const gzipped = async (code: string) => (await promisify(gzip)(code)).length;

/** Vite's helper of dynamic imports is there once for a whole app, as React is. */
const withoutHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
};

/** Weighs the table: what comes with it, and what comes when it is wanted. */
export async function weigh(): Promise<Weight> {
  const built = await build({
    ...common,
    plugins: [withoutHelper, ...(common.plugins ?? [])],
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(here, 'weight.tsx'),
        // Not `lib`: that leaves white space for other bundlers to take out.
        // As in an app: what comes later takes what it shares from what is there already.
        preserveEntrySignatures: 'allow-extension',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file) => file.type === 'chunk');
  const first = new Set<string>();
  const load = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(load);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) load(fileName);
  const later: Weight['later'] = {};
  for (const { fileName, name, code } of chunks) if (!first.has(fileName)) later[name] = await gzipped(code);
  const together = chunks.filter(({ fileName }) => first.has(fileName)).map(({ code }) => code);
  return { first: await gzipped(together.join('\n')), later };
}
