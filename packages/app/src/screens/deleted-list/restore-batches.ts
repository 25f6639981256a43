import { createIntent, type Product } from '@smart-art/api-client/queries';

export type Deleted = Pick<Product, 'id' | 'title' | 'version'>;

/** Works that are restored in one call. */
export interface Batch {
  works: readonly Deleted[];
  /** The call's idempotency key, by its body. */
  keyOf: (body: unknown) => string;
}

/** How many are brought back in one call: few enough that the progress moves and stopping is heard. */
const BATCH = 20;

const nameOf = ({ id, version }: Deleted) => `${id} ${version}`;

/**
 * Works in batches. One that was sent and not answered goes again as it was, under its own key: it may have been done, and
 * asked for anew its works would be told as refused.
 * @param lost batches whose answer did not come
 */
export function batchesOf(works: readonly Deleted[], lost: readonly Batch[]): Batch[] {
  const asked = new Set(works.map(nameOf));
  const again = lost.filter((batch) => batch.works.every((work) => asked.has(nameOf(work))));
  const held = new Set(again.flatMap((batch) => batch.works.map(nameOf)));
  const rest = works.filter((work) => !held.has(nameOf(work)));
  const batches = [...again];
  for (let at = 0; at < rest.length; at += BATCH) {
    batches.push({ works: rest.slice(at, at + BATCH), keyOf: createIntent() });
  }
  return batches;
}
