import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a container when the focused element inside it is removed or disabled, such as a button that is no
 * longer needed. Tab then continues from there and a screen reader does not start over. Not for cases where something else
 * should get the focus: the next row, the dialog's opener.
 * @param box the container that takes the focus: has `tabIndex={-1}`, stays, and spreads the returned handlers
 */
export function useFocusFallback(box: RefObject<HTMLElement | null>) {
  const holder = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const had = holder.current;
    if (!had) return;
    // Browsers blur a disabled element only in the next frame, with or without an event.
    const disabled = had === document.activeElement && had.matches(':disabled');
    if (had.isConnected && !disabled) return;
    holder.current = null;
    if (disabled || document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      holder.current = target;
    },
    // A removed element fires no blur; if there is one, the user has moved the focus.
    onBlur: () => {
      holder.current = null;
    },
  };
}
