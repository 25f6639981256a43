import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when the file whose button was pressed is gone: the next one's button (`data-remove`), or the
 * choosing of more (`data-add`).
 * @param files in their order
 * @param root around the files and the choosing
 * @param onGone told the file's name when it is gone: that is said, too
 * @returns takes a file out, and remembers which
 */
export function useFocusAfterRemoval(
  files: readonly { id: string; name: string }[],
  root: RefObject<HTMLElement | null>,
  onGone: (name: string) => void,
) {
  const leaving = useRef<{ id: string; name: string; index: number } | null>(null);
  const told = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || files.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(left.index, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    told(left.name);
  }, [files, root]);
  return (id: string, remove: (id: string) => void) => {
    const index = files.findIndex((file) => file.id === id);
    leaving.current = { id, name: files[index]?.name ?? '', index };
    remove(id);
  };
}
