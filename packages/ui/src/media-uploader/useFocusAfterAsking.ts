import { type RefObject, useEffect, useRef } from 'react';
import type { Asking } from './Dialogs.tsx';

/**
 * Where the focus goes when a window is gone and its opener with it (an edited picture is sent at once, and cannot be
 * edited meanwhile), or never had it (the window was long in coming): to the picture that was spoken of.
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
