import { useEffect, useRef, useState } from 'react';

/**
 * Object URLs for files that are still local, by the same keys. Revoked when a file leaves the map, and all of them on
 * unmount.
 * @param files by item id; a new map for every change
 */
export function useLocalPreviews(files: ReadonlyMap<string, File>): ReadonlyMap<string, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef(new Map<string, { file: File; url: string }>());

  useEffect(() => {
    const { current } = made;
    for (const [id, { file, url }] of current) {
      if (files.get(id) === file) continue;
      URL.revokeObjectURL(url);
      current.delete(id);
    }
    for (const [id, file] of files) {
      if (!current.has(id)) current.set(id, { file, url: URL.createObjectURL(file) });
    }
    setPreviews(new Map(Array.from(current, ([id, { url }]) => [id, url])));
  }, [files]);

  useEffect(() => {
    const { current } = made;
    return () => {
      for (const { url } of current.values()) URL.revokeObjectURL(url);
      current.clear();
    };
  }, []);

  return previews;
}
