/** A request that is sent twice is done once. */
import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeyLife } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { idempotency_keys } from '../db/schema.ts';
import { conflict, refuseField } from '../http/refusal.ts';
import { sha256 } from '../ids.ts';

export interface KeptAnswer {
  status: number;
  answer: unknown;
}

/** JSON with the names of each object in order: equal requests are equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export interface KeyedRequest {
  sellerId: string;
  key: string;
  hash: string;
}

export const keyedRequest = (sellerId: string, key: string, asked: unknown): KeyedRequest => ({
  sellerId,
  key,
  hash: sha256(canonical(asked)),
});

/**
 * The kept answer of an earlier equal request. Called in the transaction that does the work, after the seller's turn is
 * taken: an answer is kept exactly when its change is.
 *
 * @throws Refusal 422 where the key was used for something else
 */
export async function keptAnswer(tx: Queries, request: KeyedRequest, now: Date): Promise<KeptAnswer | undefined> {
  const [held] = await tx
    .select()
    .from(idempotency_keys)
    .where(and(eq(idempotency_keys.seller_id, request.sellerId), eq(idempotency_keys.key, request.key)));
  if (!held || held.created_at.getTime() + idempotencyKeyLife <= now.getTime()) return undefined;
  if (held.request_hash !== request.hash) throw refuseField('Idempotency-Key', 'keyReused');
  return held;
}

export async function keepAnswer(tx: Queries, request: KeyedRequest, kept: KeptAnswer, now: Date): Promise<void> {
  const row = { request_hash: request.hash, status: kept.status, answer: kept.answer, created_at: now };
  await tx
    .insert(idempotency_keys)
    .values({ seller_id: request.sellerId, key: request.key, ...row })
    .onConflictDoUpdate({ target: [idempotency_keys.seller_id, idempotency_keys.key], set: row });
}

export async function removeOldKeys(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(idempotency_keys)
    .where(lt(idempotency_keys.created_at, new Date(now.getTime() - idempotencyKeyLife)));
}

/**
 * Lets one request with a key in at a time. Within one process the second is told at once; between processes it waits
 * for the seller's turn and then finds the kept answer.
 */
export class RunningKeys {
  readonly #running = new Set<string>();

  /** @throws Refusal 409 while a request with the same key runs */
  async alone<Result>(
    { sellerId, key }: { sellerId: string; key: string },
    run: () => Promise<Result>,
  ): Promise<Result> {
    const name = `${sellerId} ${key}`;
    if (this.#running.has(name)) throw conflict('stillRunning');
    this.#running.add(name);
    try {
      return await run();
    } finally {
      this.#running.delete(name);
    }
  }
}
