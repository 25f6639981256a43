import { type DragEvent, type ClipboardEvent as ReactClipboardEvent, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Accepts files dropped on an element or pasted anywhere on the page. Prevents the browser from opening a file dropped
 * beside it, which would discard the user's input.
 * @param paste `field` accepts a paste only while the focus is inside, for pages with several
 * @returns whether files are dragged over the element, and its handlers
 */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean, paste: 'page' | 'field' = 'page') {
  const [depth, setDepth] = useState(0);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (disabled) return;
    const over = new AbortController();
    const { signal } = over;
    const keepPage = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage, { signal });
    window.addEventListener('drop', keepPage, { signal });
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    if (paste === 'page') window.addEventListener('paste', onPaste, { signal });
    return () => over.abort();
  }, [disabled, paste]);

  const handlers = {
    onPaste: (event: ReactClipboardEvent) => {
      const files = Array.from(event.clipboardData.files);
      if (paste === 'page' || disabled || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onDragEnter: (event: DragEvent) => hasFiles(event.dataTransfer) && setDepth((now) => now + 1),
    onDragLeave: (event: DragEvent) => hasFiles(event.dataTransfer) && setDepth((now) => Math.max(0, now - 1)),
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDepth(0);
      if (!disabled) onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { over: depth > 0 && !disabled, handlers };
}
