import { useEffect, useRef, useState } from 'react';
import type { FileItem } from './types.ts';

/**
 * Announces the end of each upload once, since a progress bar is not announced.
 * @returns the current announcement, and a function to announce something else
 */
export function useSpoken(
  items: readonly FileItem[],
  textOf: (item: FileItem & { status: 'done' | 'failed' }) => string,
): [announcement: string, announce: (message: string) => void] {
  const before = useRef(new Map(items.map(({ id, status }) => [id, status])));
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const ended = items.filter((item): item is FileItem & { status: 'done' | 'failed' } => {
      const was = before.current.get(item.id);
      return (was === 'uploading' || was === 'waiting') && (item.status === 'done' || item.status === 'failed');
    });
    before.current = new Map(items.map(({ id, status }) => [id, status]));
    if (ended.length > 0) setSpoken(ended.map(textOf).join(' '));
  }, [items, textOf]);
  return [spoken, setSpoken];
}
