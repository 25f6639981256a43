/** Two people editing one record: the second is told, and gets the version that stands. */

import { sha256 } from '../ids.ts';
import { entityTags } from './entity-tag.ts';
import { HttpError } from './http-error.ts';

/** The ETag of a record that counts its versions. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`;

/**
 * The ETag of an answer that also tells what changes without a new version of the record, such as what may be done with
 * it: who asks whether it is unchanged is told the truth, and `If-Match` takes it as the version.
 */
export const etagWith = ({ version }: { version: number }, more: unknown) =>
  `"${version}.${sha256(JSON.stringify(more)).slice(0, 16)}"`;

const versionIn = (tag: string) => tag.split('.')[0];

/**
 * @param ifMatch the header as it came; absent, the caller takes the risk
 * @param current the record as its details call answers it
 * @throws HttpError 412 with the current record and its ETag where another version stands
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
