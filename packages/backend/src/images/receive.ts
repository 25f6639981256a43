/** Streams uploaded files into the uploads folder, enforcing size limits to the byte. */
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
  /** Name of the form field. */
  field: string;
  path: string;
  /** The original name, sanitised: no folders, no control characters. */
  name: string;
  /** False if it exceeds the size limit; such a file is not stored. */
  isWithinBound: boolean;
  /** SHA-256 of its content, hexadecimal. */
  digest: string;
}

export interface ReceivedUpload {
  /** Text fields by name; a repeated field has several values. */
  fields: Record<string, string[]>;
  /** Names of the fields that contained files. */
  fileFields: Set<string>;
  files: ReceivedFile[];
  /** Removes the files; must always be called. */
  dispose(): Promise<void>;
}

/** The last part of a path, without unprintable characters; long names are shortened at the start. */
export function harmlessName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .normalize('NFC')
    .trim();
  return Array.from(clean).slice(-longestFileName).join('') || 'photograph';
}

/** Closes the connection, so that the rest of the body is not read. */
const tooLarge = () => new HttpError(413, { key: 'bodyTooLarge' }, { headers: { connection: 'close' } });

/**
 * Passes up to `limit` bytes; the rest is counted and dropped, so that the client can finish sending.
 *
 * @param spend counts against the limit of the whole form
 */
function bounded(limit: number, spend: (bytes: number) => Error | null): Transform & { count: number; hash: Hash } {
  const stream = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        stream.count += chunk.length;
        stream.hash.update(chunk);
        const exceeded = spend(chunk.length);
        if (exceeded) done(exceeded);
        else done(null, stream.count < limit ? chunk : undefined);
      },
    }),
    { count: 0, hash: createHash('sha256') },
  );
  return stream;
}

interface UploadBounds {
  /** Exclusive upper bound for files of a field. */
  underBytesOf(field: string): number;
  /** Maximum size of all files together. */
  bytes: number;
}

/**
 * @param folder for the temporary files
 * @throws HttpError 413 if the body is too long, at once if its declared length is; 429 if the person has too many
 * uploads running
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
