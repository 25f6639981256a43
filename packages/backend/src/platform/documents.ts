/** Private files: stored per owner, read through a signed URL that is valid for a quarter of an hour. */

import { stat } from 'node:fs/promises';
import type { components } from '@smart-art/openapi/common';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { minute } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { documents } from '../db/schema/index.ts';
import { HttpError, notFound, unprocessable } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import type { ReceivedFile } from '../images/receive.ts';
import { FilesFailure } from '../ports/files.ts';
import type { Services } from '../services.ts';
import { contentTypeOf } from './content-type.ts';
import type { DocumentStore } from './document-store.ts';

export type Document = components['schemas']['Document'];
export type DocumentRow = typeof documents.$inferSelect;

const addressLife = 15 * minute;
const purpose = 'document address';

/** The signed part of a URL; signing needs no database query. */
const signed = (id: string, expires: number) => `${id} ${expires}`;

/** The contract's Document, with a URL valid for a quarter of an hour from now, rounded up to the minute. */
export function documentOf({ installationKey, now }: Services, row: DocumentRow): Document {
  const expires = Math.ceil((now().getTime() + addressLife) / minute) * minute;
  const signature = installationKey.sign(purpose, signed(row.id, expires));
  return {
    id: row.id,
    url: `/documents/${row.id}?expires=${expires}&signature=${signature}`,
    file_name: row.file_name,
    content_type: row.content_type,
    bytes: row.bytes,
  };
}

export interface NewDocument {
  ownerId: string;
  /** What it is for, such as `passbook`. */
  kind: string;
  /** Allowed content types, from the contract (`typesOf` of a received form). */
  types: readonly string[];
}

/** A file that is stored, but not yet recorded. */
export type StoredDocument = Omit<DocumentRow, 'created_at'>;

/**
 * Stores a received file. Record it with `recordDocuments` in the transaction that needs it; an unrecorded file is
 * deleted later.
 *
 * @throws HttpError 422 about the file's field if it is empty or of a disallowed type; FilesFailure
 */
export async function storeDocument(
  { documents: store }: Services,
  file: ReceivedFile,
  { ownerId, kind, types }: NewDocument,
): Promise<StoredDocument> {
  const { size } = await stat(file.path);
  if (size === 0) throw unprocessable({ [file.field]: [{ key: 'documentEmpty', values: { name: file.name } }] });
  const content_type = await contentTypeOf(file.path);
  if (!content_type || !types.includes(content_type)) {
    const kinds = types.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');
    throw unprocessable({ [file.field]: [{ key: 'documentKind', values: { name: file.name, kinds } }] });
  }
  const key = await store.keep(file.path, content_type);
  const about = { owner_id: ownerId, kind, file_name: file.name, content_type };
  return { ...about, id: newId('doc'), key, bytes: size, sha256: file.digest };
}

/** Records stored files, in the transaction that needs them. */
export async function recordDocuments(tx: Queries, stored: readonly StoredDocument[], now: Date): Promise<void> {
  if (stored.length > 0)
    await tx.insert(documents).values(stored.map((document) => ({ ...document, created_at: now })));
}

/** @throws HttpError 503 if the bucket does not answer */
async function readOrExplain(store: DocumentStore, key: string) {
  try {
    return await store.read(key);
  } catch (error) {
    if (!(error instanceof FilesFailure)) throw error;
    throw new HttpError(503, { key: 'pictureAway' }, { headers: { 'retry-after': '30' } });
  }
}

/** Serves documents at their signed URLs. */
export function serveDocuments(
  app: FastifyInstance,
  { queries, documents: store, installationKey, now }: Services,
): void {
  app.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    '/documents/:id',
    { compress: false },
    async (request, reply) => {
      const { expires = '', signature = '' } = request.query;
      const until = /^\d{1,15}$/.test(expires) ? Number(expires) : 0;
      if (!installationKey.isSigned(purpose, signed(request.params.id, until), String(signature))) throw notFound();
      if (until < now().getTime()) throw new HttpError(404, { key: 'linkExpired' });
      const [row] = await queries.select().from(documents).where(eq(documents.id, request.params.id));
      if (!row) throw notFound();
      // Inline only for types that browsers show safely; everything else is a download.
      const place = /^image\/|\/pdf$/.test(row.content_type) ? 'inline' : 'attachment';
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(row.file_name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'content-length': row.bytes,
        })
        .type(row.content_type)
        .send(await readOrExplain(store, row.key));
    },
  );
}
