/**
 * Serves an embedded database's rows to the backup command, since a second process must not open that database. The
 * caller proves to be the owner by the nonce in the data folder's lock.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/http-error.ts';
import { sha256 } from '../ids.ts';
import type { Services } from '../services.ts';
import { gzippedRows } from './gzip-rows.ts';

export const rowsPath = '/backup/rows';

/** @param nonce of the lock; if undefined, nothing is served */
export function serveRows(app: FastifyInstance, { queries }: Services, nonce: string | undefined): void {
  if (!nonce) return;
  app.get(rowsPath, { compress: false }, async (request, reply) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(nonce)))) throw notFound();
    return reply.type('application/gzip').header('cache-control', 'no-store').send(gzippedRows(queries));
  });
}
