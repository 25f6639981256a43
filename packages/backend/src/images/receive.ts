/** Takes the files of an upload off the wire into the uploads folder, each bounded to the byte while it streams. */
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { longestFileName } from '@smart-art/openapi/rules';
import type { FastifyRequest } from 'fastify';
import { formRoom } from '../constants.ts';
import { HttpError } from '../http/http-error.ts';
import { randomText } from '../ids.ts';
import { beginUpload } from './under-way.ts';

export interface ReceivedFile {
  /** The name of the form's field it came in. */
  field: string;
  path: string;
  /** As the sender calls it, made harmless: no folders, no control characters. */
  name: string;
  /** Whether it is under the bound; a larger one is not kept. */
  isWithinBound: boolean;
  /** SHA-256 of its content, hexadecimal: what tells one file from another. */
  digest: string;
}

export interface ReceivedUpload {
  /** Fields that are not files, by name; a repeated one holds all its values. */
  fields: Record<string, string[]>;
  /** The names of fields in which files came. */
  fileFields: Set<string>;
  files: ReceivedFile[];
  /** Removes the files; always to be called. */
  dispose(): Promise<void>;
}

/** The last part of a path, without what cannot be shown or stored, and of a long one its end. */
export function harmlessName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .normalize('NFC')
    .trim();
  return Array.from(clean).slice(-longestFileName).join('') || 'photograph';
}

/** Closed: what still comes is not read. */
const tooLarge = () => new HttpError(413, { key: 'bodyTooLarge' }, { headers: { connection: 'close' } });

/**
 * Lets bytes through until there are `limit`; the rest is counted and dropped, so that the sender is heard out.
 *
 * @param spend counts against the whole form
 */
function bounded(limit: number, spend: (bytes: number) => Error | null): Transform & { count: number; hash: Hash } {
  const stream = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        stream.count += chunk.length;
        stream.hash.update(chunk);
        const refusal = spend(chunk.length);
        if (refusal) done(refusal);
        else done(null, stream.count < limit ? chunk : undefined);
      },
    }),
    { count: 0, hash: createHash('sha256') },
  );
  return stream;
}

interface UploadBounds {
  /** What a file in a field must be smaller than. */
  underBytesOf(field: string): number;
  /** What all files together come to at most. */
  bytes: number;
}

/**
 * @param folder where files wait
 * @throws HttpError 413 where the whole is longer than its files may be, at once where its length is declared; 429 where
 *   the person has too much under way
 */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  { underBytesOf, bytes }: UploadBounds,
): Promise<ReceivedUpload> {
  const longest = bytes + formRoom;
  const declared = Number(request.headers['content-length'] ?? longest);
  if (declared > longest) throw tooLarge();
  const end = beginUpload(request.session?.user.id ?? request.ip, declared);
  try {
    return await receiveParts(request, folder, { underBytesOf, bytes: longest });
  } finally {
    end();
  }
}

async function receiveParts(
  request: FastifyRequest,
  folder: string,
  { underBytesOf, bytes }: UploadBounds,
): Promise<ReceivedUpload> {
  let room = bytes;
  const spend = (some: number) => {
    room -= some;
    return room < 0 ? tooLarge() : null;
  };
  const fields: Record<string, string[]> = Object.create(null);
  const files: ReceivedFile[] = [];
  const fileFields = new Set<string>();
  const dispose = async () => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) throw new HttpError(413, { key: 'bodyTooLarge' });
        fields[part.fieldname] = [...(fields[part.fieldname] ?? []), String(part.value)];
        continue;
      }
      const file = {
        field: part.fieldname,
        path: join(folder, `${randomText()}.part`),
        name: harmlessName(part.filename),
        isWithinBound: true,
        digest: '',
      };
      files.push(file);
      fileFields.add(part.fieldname);
      const underBytes = underBytesOf(part.fieldname);
      const meter = bounded(underBytes, spend);
      await pipeline(part.file, meter, createWriteStream(file.path, { flags: 'wx' }));
      file.isWithinBound = meter.count < underBytes;
      file.digest = meter.hash.digest('hex');
      if (!file.isWithinBound) await rm(file.path, { force: true });
    }
  } catch (error) {
    await dispose();
    throw error;
  }
  return { fields, fileFields, files, dispose };
}
