import { and, eq, gt } from 'drizzle-orm';
import { bucketTestLife, tryLimits } from '../constants.ts';
import { bucket_tests, buckets } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import type { Handlers } from '../http/handler.ts';
import { conflict, HttpError, invalidField, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { type Language, type MessageKey, translate } from '../messages/messages.ts';
import { FilesFailure } from '../ports/files.ts';
import type { Services } from '../services.ts';
import { activeBucket, type BucketRow, detailsOf, digestOf, placeOfInput, useBucket } from './bucket.ts';
import { tryBucket } from './test-connection.ts';

const details = {
  unreachable: 'bucketUnreachable',
  timeout: 'bucketTimeout',
  no_bucket: 'bucketMissing',
  denied: 'bucketDenied',
  not_storage: 'bucketNotStorage',
} as const satisfies Record<Exclude<FilesFailure['reason'], 'refused_address'>, MessageKey>;

/** "Connection Failed" with the known reason (001 section 8). */
function toHttpError({ reason }: FilesFailure, language: Language): HttpError {
  if (reason === 'refused_address') return invalidField('endpoint', 'endpointRefused');
  return new HttpError(
    400,
    { key: 'connectionFailed' },
    { extra: { reason, detail: translate(language, { key: details[reason] }) } },
  );
}

const answerWith = (language: Language, row: BucketRow, key: MessageKey) => ({
  status: 200 as const,
  body: { success: true, message: translate(language, { key }), data: detailsOf(row) },
  etag: etagOf(row),
});

/** A seller's own bucket (000 section 7). */
export function storageHandlers(
  services: Services,
): Pick<Handlers, 'testBucketConnection' | 'saveBucketDetails' | 'getBucketDetails' | 'removeBucketDetails'> {
  const { queries, ports, installationKey, now } = services;
  return {
    async testBucketConnection({ session, body, language }) {
      const seller_id = session.user.id;
      await enforceRateLimit(services, 'bucket', seller_id, tryLimits.bucket);
      const place = placeOfInput(body);
      try {
        await tryBucket(ports, place);
      } catch (error) {
        throw error instanceof FilesFailure ? toHttpError(error, language) : error;
      }
      const test = { seller_id, digest: digestOf(installationKey, place), passed_at: now() };
      await queries
        .insert(bucket_tests)
        .values(test)
        .onConflictDoUpdate({ target: [bucket_tests.seller_id, bucket_tests.digest], set: test });
      return { status: 200, body: { success: true, message: translate(language, { key: 'connectionTested' }) } };
    },

    async saveBucketDetails(call) {
      const { session, body, headers, language } = call;
      const sellerId = session.user.id;
      const place = placeOfInput(body);
      return once(services, call, 'saveBucketDetails', async (tx) => {
        await lockSeller(tx, sellerId);
        const since = new Date(now().getTime() - bucketTestLife);
        const [passed] = await tx
          .select()
          .from(bucket_tests)
          .where(
            and(
              eq(bucket_tests.seller_id, sellerId),
              eq(bucket_tests.digest, digestOf(installationKey, place)),
              gt(bucket_tests.passed_at, since),
            ),
          );
        if (!passed) throw conflict('bucketNotTested');
        const active = await activeBucket(tx, sellerId);
        if (active) await requireVersion(headers['If-Match'], active.version, () => detailsOf(active));
        return answerWith(language, await useBucket(tx, installationKey, sellerId, place, now()), 'bucketSaved');
      });
    },

    async getBucketDetails({ session, language }) {
      const active = await activeBucket(queries, session.user.id);
      if (!active) throw notFound();
      return answerWith(language, active, 'bucketFound');
    },

    async removeBucketDetails({ session, headers, language }) {
      const sellerId = session.user.id;
      await queries.transaction(async (tx) => {
        await lockSeller(tx, sellerId);
        const active = await activeBucket(tx, sellerId);
        if (!active) throw notFound();
        await requireVersion(headers['If-Match'], active.version, () => detailsOf(active));
        await tx.update(buckets).set({ is_active: false, updated_at: now() }).where(eq(buckets.id, active.id));
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'bucketRemoved' }) } };
    },
  };
}
