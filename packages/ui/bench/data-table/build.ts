import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig } from 'vite';

const here = import.meta.dirname;

const common: InlineConfig = { root: here, configFile: false, logLevel: 'error', plugins: [vanillaExtractPlugin()] };

/** Builds the page as production would. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

/** @returns bytes of the table's JavaScript, gzipped, without React */
export async function weigh(): Promise<number> {
  const built = await build({
    ...common,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(here, 'weight.tsx'),
        // Not `lib`: that leaves white space for other bundlers to take out.
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return (await promisify(gzip)(code)).length;
}
