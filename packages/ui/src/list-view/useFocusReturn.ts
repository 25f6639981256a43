import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus back to the list after it was lost outside it, because of a change made from there: a confirmation
 * dialog whose trigger went with the selection, or the Undo of a toast. For focus lost inside the list see
 * useFocusFallback.
 * @param root of the list
 * @param content takes the focus: has `tabIndex={-1}`
 */
export function useFocusReturn(root: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  /** Whether the focus was last in the list, or in an overlay above the page. */
  const isHere = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (root.current?.contains(target)) isHere.current = true;
      else if (target.closest('main, header, nav, footer')) isHere.current = false;
    };
    // Pressing an empty spot of the page does not count as losing focus.
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

  // Runs after every render, since added or removed rows re-render the list. Waits for the frame in which an overlay
  // restores the focus.
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
