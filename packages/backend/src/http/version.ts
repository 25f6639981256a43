/** Optimistic locking: if two people edit one record, the second gets a 412 with the current version. */

import { sha256 } from '../ids.ts';
import { entityTags } from './entity-tag.ts';
import { HttpError } from './http-error.ts';

/** The ETag of a versioned record. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`;

/**
 * The ETag of a response that also contains data outside the record's version, such as its available actions.
 * `If-None-Match` then detects all changes, while `If-Match` only compares the version.
 */
export const etagWith = ({ version }: { version: number }, more: unknown) =>
  `"${version}.${sha256(JSON.stringify(more)).slice(0, 16)}"`;

const versionIn = (tag: string) => tag.split('.')[0];

/**
 * @param ifMatch the raw header; if absent, the check is skipped
 * @param current the record as its details call returns it
 * @throws HttpError 412 with the current record and its ETag if the version differs
 */
export async function requireVersion(
  ifMatch: string | undefined,
  version: number,
  current: () => object | Promise<object>,
): Promise<void> {
  if (ifMatch === undefined) return;
  const tags = entityTags(ifMatch);
  if (tags.includes('*') || tags.some((tag) => versionIn(tag) === String(version))) return;
  throw new HttpError(
    412,
    { key: 'versionConflict' },
    { headers: { etag: etagOf({ version }) }, extra: { current: await current() } },
  );
}
