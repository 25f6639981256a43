import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size a compressed copy is not worth storing. */
const LEAST_BYTES = 1024;

/** Brotli at maximum quality. */
export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Writes `.br` and `.gz` beside each script and stylesheet at maximum compression, which a server has no time for. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const output of Object.values(bundle)) {
        if (!/^assets\/.*\.(?:js|css|svg)$/.test(output.fileName)) continue;
        const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        if (content.length < LEAST_BYTES) continue;
        writeFileSync(join(dir, `${output.fileName}.br`), brotli(content));
        writeFileSync(join(dir, `${output.fileName}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
