/** The SHA-256 digest of a file, to compare contents. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Files that share their size with another: only these can be duplicates. */
export function sameSized<Sized extends { size: number }>(files: readonly Sized[]): Sized[] {
  const counts = new Map<number, number>();
  for (const { size } of files) counts.set(size, (counts.get(size) ?? 0) + 1);
  return files.filter(({ size }) => (counts.get(size) ?? 0) > 1);
}

/**
 * Duplicated photographs by id, with the position of the first copy, from 1.
 * @param order the photographs in order; the digest is missing until it is computed
 */
export function duplicatesOf(
  order: readonly { id: string; digest: string | undefined }[],
): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const duplicates = new Map<string, number>();
  order.forEach(({ id, digest }, at) => {
    if (digest === undefined) return;
    const place = first.get(digest);
    if (place === undefined) first.set(digest, at + 1);
    else duplicates.set(id, place);
  });
  return duplicates;
}
