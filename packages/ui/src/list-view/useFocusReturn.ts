import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus back to the rows when it was lost outside the list while the list was being changed from there: a
 * window that asked before deleting, whose opener went with the selection; the Undo of a message.
 * Where the focus is lost inside the list, useFocusFallback finds it at once.
 * @param root of the list
 * @param content takes the focus: has `tabIndex={-1}`
 */
export function useFocusReturn(root: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  /** The keyboard was last in the list, or in something that lies above the page. */
  const isHere = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (root.current?.contains(target)) isHere.current = true;
      else if (target.closest('main, header, nav, footer')) isHere.current = false;
    };
    // A press beside everything is no loss.
    const onPress = () => {
      isHere.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [root]);

  // With every drawing: rows that go or come draw the list. After the frame in which a layer gives the focus back.
  useEffect(() => {
    if (!isHere.current || document.activeElement !== document.body) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isHere.current && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  });
}
