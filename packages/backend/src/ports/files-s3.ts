/** Files in an S3-compatible bucket. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type Readable, Transform } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '../outside-config.ts';
import { type FileStore, FilesFailure, removedAtOnce } from './files.ts';
import { neverCut, within } from './patience.ts';
import { type Outgoing, OutgoingFailure, outgoingFailureOf } from './safe-fetch.ts';

/** In milliseconds: connection, and whole call; for reads, until the first byte. */
const s3Timeouts = { connection: 5_000, call: 20_000 };

/** No photograph of ours is larger, so a longer response is not one. */
const maxAnswer = 200 * 1024 ** 2;

function bounded(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new OutgoingFailure('too_large'));
      else done(null, chunk);
    },
  });
}

interface S3Error extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const deniedNames = /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|AllAccessDisabled|Forbidden|TokenRefresh/;

function failureOf(error: S3Error): FilesFailure {
  const { name, $metadata } = error;
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket') return new FilesFailure('no_bucket', error);
  if (deniedNames.test(name) || status === 401 || status === 403) return new FilesFailure('denied', error);
  if (status !== undefined && status < 500) return new FilesFailure('not_storage', error);
  // The SDK reports a broken connection as a timeout.
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return new FilesFailure('unreachable', error);
  const { reason } = outgoingFailureOf(error);
  if (reason === 'too_large') return new FilesFailure('not_storage', error);
  return new FilesFailure(reason, error);
}

/** Limits the size of every response, including those the SDK reads completely. */
function boundAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const response = result.response as { body?: Readable };
      const { body } = response;
      if (body && typeof body.pipe === 'function') {
        const meter = bounded(maxAnswer);
        body.once('error', (error) => meter.destroy(error));
        response.body = body.pipe(meter);
      }
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'boundAnswers' },
  );
}

export interface S3Options {
  /** Guards connections to a URL entered by a seller. */
  outgoing?: Outgoing;
  /** Aborted when the process ends. */
  cutOff?: AbortSignal;
  /** Replaced in tests. */
  timeouts?: typeof s3Timeouts;
}

/** @throws FilesFailure `refused_address` */
export function s3Files(
  place: S3Place,
  { outgoing, cutOff = neverCut, timeouts = s3Timeouts }: S3Options = {},
): FileStore {
  let lookup: ReturnType<Outgoing['lookupFor']>;
  try {
    lookup = outgoing?.lookupFor(place.endpoint);
  } catch (error) {
    throw new FilesFailure('refused_address', error);
  }
  const agent = { keepAlive: true, maxSockets: 8, ...(lookup && { lookup }) };
  // Loaded lazily: the SDK is large and most installations use no bucket.
  const connected = import('@aws-sdk/client-s3').then((sdk) => {
    const client = new sdk.S3Client({
      endpoint: place.endpoint,
      region: place.region,
      credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
      forcePathStyle: place.pathStyle,
      maxAttempts: 2,
      // Not all S3-compatible servers support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        // Calls are limited by their signal: the SDK's own request timeout only warns.
        connectionTimeout: timeouts.connection,
        httpAgent: new HttpAgent(agent),
        httpsAgent: new HttpsAgent(agent),
      },
    });
    boundAnswers(client);
    return { sdk, client };
  });
  // If loading fails, the callers get the error; avoid an unhandled rejection.
  connected.catch(() => {});
  const Bucket = place.bucket;

  async function call<Result>(
    work: (connection: Awaited<typeof connected>, abortSignal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const signal = within(timeouts.call, cutOff);
    try {
      return await work(await connected, signal);
    } catch (error) {
      // An aborted response only reports a broken connection.
      throw signal.aborted ? new FilesFailure('timeout', error) : failureOf(error as S3Error);
    }
  }

  return {
    async put({ path, data, contentType }) {
      const input = { Bucket, Key: path, Body: data, ContentType: contentType };
      await call(({ sdk, client }, abortSignal) => client.send(new sdk.PutObjectCommand(input), { abortSignal }));
    },

    async read(path) {
      // The time limit ends with the first response; reading the stream may be slow.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), timeouts.call);
      const abortSignal = AbortSignal.any([late.signal, cutOff]);
      try {
        const { sdk, client } = await connected;
        const command = new sdk.GetObjectCommand({ Bucket, Key: path });
        const { Body, ContentLength } = await client.send(command, { abortSignal });
        return Body && { stream: Body as Readable, bytes: ContentLength };
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw abortSignal.aborted ? new FilesFailure('timeout', error) : failureOf(error as S3Error);
      } finally {
        clearTimeout(timer);
      }
    },

    async remove(paths) {
      for (let start = 0; start < paths.length; start += removedAtOnce) {
        const Objects = paths.slice(start, start + removedAtOnce).map((Key) => ({ Key }));
        const input = { Bucket, Delete: { Objects, Quiet: true } };
        const { Errors = [] } = await call(({ sdk, client }, abortSignal) =>
          client.send(new sdk.DeleteObjectsCommand(input), { abortSignal }),
        );
        // The call succeeds even if single files could not be removed.
        const [failed] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
        if (failed) throw failureOf(Object.assign(new Error(failed.Message), { name: failed.Code ?? 'Error' }));
      }
    },

    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) };
        const page = await call(({ sdk, client }, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command(input), { abortSignal }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined) yield { path: Key, storedAt: LastModified ?? new Date() };
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
  };
}
