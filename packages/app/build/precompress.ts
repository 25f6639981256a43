import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size a compressed copy is not worth storing. */
const LEAST_BYTES = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli at maximum quality. */
export const brotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Writes `.br` and `.gz` beside each script and stylesheet at maximum compression, which a server has no time for. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const compressed = Object.values(bundle).map(async (output) => {
        if (!/^assets\/.*\.(?:js|css|svg)$/.test(output.fileName)) return;
        const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        if (content.length < LEAST_BYTES) return;
        const file = join(dir, output.fileName);
        await writeFile(`${file}.br`, await brotli(content));
        await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }));
      });
      await Promise.all(compressed);
    },
  };
}
