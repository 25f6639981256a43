import { createIntent, type Product } from '@smart-art/api-client/queries';

export type Deleted = Pick<Product, 'id' | 'title' | 'version'>;

/** Works restored in one request. */
export interface Batch {
  works: readonly Deleted[];
  /** The call's idempotency key, by its body. */
  keyOf: (body: unknown) => string;
}

/** Works per request: few enough for the progress to move and for a stop to take effect soon. */
const BATCH = 20;

const nameOf = ({ id, version }: Deleted) => `${id} ${version}`;

/**
 * Splits works into batches. A batch without a response is resent unchanged with its idempotency key: it may have
 * succeeded, and a new request would report its works as failed.
 * @param lost batches without a response
 */
export function batchesOf(works: readonly Deleted[], lost: readonly Batch[]): Batch[] {
  const requested = new Set(works.map(nameOf));
  const again = lost.filter((batch) => batch.works.every((work) => requested.has(nameOf(work))));
  const included = new Set(again.flatMap((batch) => batch.works.map(nameOf)));
  const rest = works.filter((work) => !included.has(nameOf(work)));
  const batches = [...again];
  for (let at = 0; at < rest.length; at += BATCH) {
    batches.push({ works: rest.slice(at, at + BATCH), keyOf: createIntent() });
  }
  return batches;
}
