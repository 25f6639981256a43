import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus near when the element that has it is taken away or disabled: the button that was pressed and is not
 * needed any more. What is around it takes the focus, so that Tab goes on from there and a screen reader does not begin anew.
 * Not where something else should have it: the next row, the dialog's opener.
 * @param box what takes the focus: has `tabIndex={-1}`, stays, and spreads what is returned
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>) {
  const holder = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const had = holder.current;
    if (!had) return;
    // Of a disabled one browsers take the focus with the next frame, and tell it or not.
    const disabled = had === document.activeElement && had.matches(':disabled');
    if (had.isConnected && !disabled) return;
    holder.current = null;
    if (disabled || document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      holder.current = target;
    },
    // An element that is taken away tells no blur; where there is one, the person has gone elsewhere.
    onBlur: () => {
      holder.current = null;
    },
  };
}
