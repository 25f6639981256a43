import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when the file whose button was pressed is gone: the next one's button (`data-remove`), or the
 * choosing of more (`data-add`).
 * @param ids of the files, in their order
 * @param root around the files and the choosing
 * @returns takes a file out, and remembers which
 */
export function useFocusAfterRemoval(ids: readonly string[], root: RefObject<HTMLElement | null>) {
  const leaving = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || ids.includes(left.id)) return;
    leaving.current = null;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(left.index, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [ids, root]);
  return (id: string, remove: (id: string) => void) => {
    leaving.current = { id, index: ids.indexOf(id) };
    remove(id);
  };
}
