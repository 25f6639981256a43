/** A database's rows as a gzip stream, the format of backups. */

import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Queries } from '../db/database.ts';
import { dumpRows } from './rows.ts';

export function gzippedRows(queries: Queries): Readable {
  const lines = new PassThrough();
  const gzip = createGzip();
  lines.pipe(gzip);
  const write = async (line: string) => {
    if (!lines.write(`${line}\n`)) await once(lines, 'drain', { signal: gone.signal });
  };
  const gone = new AbortController();
  gzip.once('close', () => gone.abort());
  lines.once('error', (error) => gzip.destroy(error));
  dumpRows(queries, write).then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  );
  return gzip;
}
