import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

const common: InlineConfig = { root: here, configFile: false, logLevel: 'error', plugins: [vanillaExtractPlugin()] };

/** Builds the page for production. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

/** Gzipped bytes of JavaScript, without React. */
export interface Weight {
  /** Loaded with the table. */
  first: number;
  /** Loaded on demand, by chunk. */
  later: Record<string, number>;
}

const gzipped = async (code: string) => (await promisify(gzip)(code)).length;

/** An app contains Vite's helper for dynamic imports only once, as it does React. */
const withoutHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
};

/** Measures the size of the table: what is loaded with it, and what on demand. */
export async function weigh(): Promise<Weight> {
  const built = await build({
    ...common,
    plugins: [withoutHelper, ...(common.plugins ?? [])],
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(here, 'weight.tsx'),
        // Not `lib`, which keeps white space; and as in an app, chunks loaded later share code with the entry.
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
