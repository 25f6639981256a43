import { useEffect, useMemo, useState } from 'react';
import { digestOf, duplicatesOf, sameSized } from './duplicate-photos.ts';

/* Each file is read once, for as long as it is in memory. */
const digests = new WeakMap<File, string>();

/**
 * Finds photographs chosen twice: by id, the position of the first copy, from 1. Compared on the device, before the
 * upload.
 * @param files files chosen on this page, by id
 * @param ids all photographs in their order
 */
export function useDuplicatePhotos(
  files: ReadonlyMap<string, File>,
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const [read, setRead] = useState(0);
  useEffect(() => {
    let gone = false;
    /* One at a time: reading forty photographs at once would fill a phone's memory. */
    const readAll = async () => {
      for (const file of sameSized([...files.values()])) {
        if (gone) return;
        if (digests.has(file)) continue;
        const digest = await digestOf(file).catch(() => undefined);
        if (digest === undefined) continue;
        digests.set(file, digest);
        setRead((count) => count + 1);
      }
    };
    void readAll();
    return () => {
      gone = true;
    };
  }, [files]);
  const order = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: results are cached outside React
  return useMemo(() => {
    const digestBy = (id: string) => {
      const file = files.get(id);
      return file && digests.get(file);
    };
    return duplicatesOf(order.split('\n').map((id) => ({ id, digest: digestBy(id) })));
  }, [files, order, read]);
}
