/** Idempotency: a request that is sent twice runs once. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotencyKeyLife } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { idempotency_keys } from '../db/schema/index.ts';
import { sha256 } from '../ids.ts';
import type { Services } from '../services.ts';
import type { AnyAnswer, Call, OperationId } from './handler.ts';
import { conflict, invalidField } from './http-error.ts';

/** JSON with sorted keys, so that equal requests have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

interface KeyedRequest {
  caller: string;
  key: string;
  hash: string;
}

type AnyCall = Pick<Call<OperationId>, 'session' | 'request'> & { path: unknown; query: unknown; body: unknown };

function keyedRequest(call: AnyCall, operationId: string): KeyedRequest | undefined {
  const key = call.request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const caller = call.session?.user.id ?? sha256(call.request.ip);
  return { caller, key, hash: sha256(canonical([operationId, call.path, call.query, call.body])) };
}

/** @throws HttpError 409 while a request with the same key runs, in this or another instance on the database */
async function claim(tx: Queries, { caller, key }: KeyedRequest): Promise<void> {
  const answer = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${caller} ${key}`}, 1)) as free`,
  );
  if (!rowsOf<{ free: boolean }>(answer)[0]?.free) throw conflict('stillRunning');
}

/** @throws HttpError 422 if the key was used for a different request */
async function storedAnswer(tx: Queries, request: KeyedRequest, now: Date): Promise<AnyAnswer | undefined> {
  const [stored] = await tx
    .select()
    .from(idempotency_keys)
    .where(and(eq(idempotency_keys.seller_id, request.caller), eq(idempotency_keys.key, request.key)));
  if (!stored || stored.created_at.getTime() + idempotencyKeyLife <= now.getTime()) return undefined;
  if (stored.request_hash !== request.hash) throw invalidField('Idempotency-Key', 'keyReused');
  return stored.answer as AnyAnswer;
}

async function keepAnswer(tx: Queries, request: KeyedRequest, answer: AnyAnswer, now: Date): Promise<void> {
  const row = { request_hash: request.hash, status: answer.status, answer, created_at: now };
  await tx
    .insert(idempotency_keys)
    .values({ seller_id: request.caller, key: request.key, ...row })
    .onConflictDoUpdate({ target: [idempotency_keys.seller_id, idempotency_keys.key], set: row });
}

/**
 * Keys whose request runs in this process. PGlite has one connection, so a duplicate would block instead of getting its
 * 409.
 */
const running = new Set<string>();

/**
 * Runs a call in one transaction, and only once per Idempotency-Key: the response is stored in the same transaction.
 * Without a key the callback just runs.
 *
 * @param work is given the transaction; it must not wait for anything but the database
 * @throws HttpError 409 while the same key runs, 422 if the key was used for a different request
 */
export async function once<Made extends AnyAnswer>(
  { queries, now }: Services,
  call: AnyCall,
  operationId: OperationId,
  work: (tx: Queries) => Promise<Made>,
): Promise<Made> {
  const keyed = keyedRequest(call, operationId);
  if (!keyed) return queries.transaction(work);
  const name = `${keyed.caller} ${keyed.key}`;
  if (running.has(name)) throw conflict('stillRunning');
  running.add(name);
  try {
    return await queries.transaction(async (tx) => {
      await claim(tx, keyed);
      // Stored below by this function, for the same operation.
      const stored = (await storedAnswer(tx, keyed, now())) as Made | undefined;
      if (stored) return stored;
      const answer = await work(tx);
      await keepAnswer(tx, keyed, answer, now());
      return answer;
    });
  } finally {
    running.delete(name);
  }
}

/**
 * True if `once` would only replay a stored response. Then side effects outside of `once` must be skipped, too.
 *
 * @throws HttpError 422 if the key was used for a different request
 */
export async function isAnswered({ queries, now }: Services, call: AnyCall, operationId: OperationId) {
  const keyed = keyedRequest(call, operationId);
  return keyed !== undefined && (await storedAnswer(queries, keyed, now())) !== undefined;
}

export async function removeOldKeys(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(idempotency_keys)
    .where(lt(idempotency_keys.created_at, new Date(now.getTime() - idempotencyKeyLife)));
}
