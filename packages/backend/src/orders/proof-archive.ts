/** The proof pack as a ZIP archive, at a URL that is signed for one state of the order. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { minute } from '../constants.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { type Proof, proofOf, readProof } from './proof.ts';
import { findOrder, type OrderRow } from './record.ts';

const life = 15 * minute;
const purpose = 'proof archive';

/** All kinds of orders. */
export const everyKind = ['buy', 'rent', 'custom'] as const;

export const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

const signed = (id: string, sum: string, expires: number) => `${id} ${sum} ${expires}`;

/** URL of the archive of a pack, valid for a quarter of an hour, rounded up to the minute. */
export function archiveUrlOf({ installationKey, now }: Services, { id }: OrderRow, proof: Proof): string {
  const expires = Math.ceil((now().getTime() + life) / minute) * minute;
  const signature = installationKey.sign(purpose, signed(id, proof.sha256, expires));
  return `/proofs/${id}/${proof.sha256}.zip?expires=${expires}&signature=${signature}`;
}

interface ArchiveQuery {
  id: string;
  sum: string;
}

/** @throws HttpError 404 if the order is gone, 409 if it has changed since the URL was created */
async function packOf(services: Services, { id, sum }: ArchiveQuery): Promise<{ order: OrderRow; proof: Proof }> {
  const records = await services.queries.transaction(async (tx) => {
    const record = await findOrder(tx, { id, kinds: everyKind });
    if (!record) throw notFound();
    return readProof(services, tx, record.order);
  }, atOneMoment);
  const proof = await proofOf(services, records);
  if (proof.sha256 !== sum) throw new HttpError(409, { key: 'orderProofChanged' });
  return { order: records.order, proof };
}

/** Uncompressed: photographs would not shrink, and stored files can be hashed without unpacking. */
async function zip({ parts, sums }: Proof, at: Date): Promise<ZipFile> {
  const archive = new ZipFile();
  const options = { mtime: at, compress: false } as const;
  archive.addBuffer(Buffer.from(sums), 'SHA256SUMS', options);
  for (const { name, bytes, read } of parts) {
    // Opened lazily, one at a time.
    archive.addReadStreamLazy(name, { ...options, size: bytes }, (give) => {
      read().then(
        (content) => give(null, Buffer.isBuffer(content) ? Readable.from([content]) : content),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  archive.end();
  return archive;
}

export function serveProofs(app: FastifyInstance, services: Services): void {
  const { installationKey, now } = services;
  app.get<{ Params: { id: string; file: string }; Querystring: { expires?: string; signature?: string } }>(
    '/proofs/:id/:file',
    { compress: false },
    async (request, reply) => {
      const { expires = '', signature = '' } = request.query;
      const { id } = request.params;
      const sum = request.params.file.replace(/\.zip$/, '');
      const until = /^\d{1,15}$/.test(expires) ? Number(expires) : 0;
      if (!installationKey.isSigned(purpose, signed(id, sum, until), String(signature))) throw notFound();
      if (until < now().getTime()) throw new HttpError(404, { key: 'linkExpired' });
      const { order, proof } = await packOf(services, { id, sum });
      const archive = await zip(proof, order.updated_at);
      archive.on('error', (error) => reply.raw.destroy(error));
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${order.number}-proof.zip"`,
        })
        .type('application/zip')
        .send(archive.outputStream);
    },
  );
}
