import { useEffect, useRef, useState } from 'react';

/**
 * Addresses that show files which are still on the person's disk, by the same keys. They are taken back when a file is
 * gone from the map, and all of them with the component.
 * @param files by the id of their item; another map whenever it changes
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
