/** Two people editing one record: the second is told, and gets the version that stands. */
import { entityTags } from './entity-tag.ts';
import { Refusal } from './refusal.ts';

/** The ETag of a record that counts its versions. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`;

/**
 * @param ifMatch the header as it came; absent, the caller takes the risk
 * @param current the record as its details call answers it
 * @throws Refusal 412 with the current record and its ETag where another version stands
 */
export async function requireVersion(
  ifMatch: string | undefined,
  version: number,
  current: () => object | Promise<object>,
): Promise<void> {
  if (ifMatch === undefined) return;
  const tags = entityTags(ifMatch);
  if (tags.includes('*') || tags.includes(String(version))) return;
  throw new Refusal(
    412,
    { key: 'versionConflict' },
    { headers: { etag: etagOf({ version }) }, extra: { current: await current() } },
  );
}
