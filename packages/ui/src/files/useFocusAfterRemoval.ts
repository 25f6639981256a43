import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus after a file was removed: to the next file's button (`data-remove`), or to the file picker
 * (`data-add`).
 * @param files in order
 * @param root contains the files and the file picker
 * @param onGone called with the file's name after removal, to announce it
 * @returns removes a file and remembers which
 */
export function useFocusAfterRemoval(
  files: readonly { id: string; name: string }[],
  root: RefObject<HTMLElement | null>,
  onGone: (name: string) => void,
) {
  const leaving = useRef<{ id: string; name: string; index: number } | null>(null);
  const announceRemoval = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || files.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(left.index, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    announceRemoval(left.name);
  }, [files, root]);
  return (id: string, remove: (id: string) => void) => {
    const index = files.findIndex((file) => file.id === id);
    leaving.current = { id, name: files[index]?.name ?? '', index };
    remove(id);
  };
}
