import { type RefObject, useEffect, useRef } from 'react';
import type { Asking } from './Dialogs.tsx';

/**
 * Moves the focus to a dialog's picture when the dialog closes and its trigger is gone (an edited picture uploads at
 * once and cannot be edited then), or never had the focus (the dialog was slow to load).
 */
export function useFocusAfterAsking(asking: Asking | null, root: RefObject<HTMLElement | null>) {
  const asked = useRef<Asking>(null);
  useEffect(() => {
    const last = asked.current;
    asked.current = asking;
    if (!last || asking || document.activeElement !== document.body) return;
    const picture = root.current?.querySelector(`[data-id="${CSS.escape(last.id)}"]`);
    const button = picture?.querySelector(`[data-ask="${last.kind}"]`) ?? picture?.querySelector('[data-remove]');
    if (button instanceof HTMLElement) button.focus();
  }, [asking, root]);
}
