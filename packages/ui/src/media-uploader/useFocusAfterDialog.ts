import { type RefObject, useEffect, useRef } from 'react';
import type { OpenDialog } from './Dialogs.tsx';

/**
 * Moves the focus to a dialog's picture when the dialog closes and its trigger is gone (an edited picture uploads at
 * once and cannot be edited then), or never had the focus (the dialog was slow to load).
 */
export function useFocusAfterDialog(openDialog: OpenDialog | null, root: RefObject<HTMLElement | null>) {
  const previous = useRef<OpenDialog>(null);
  useEffect(() => {
    const last = previous.current;
    previous.current = openDialog;
    if (!last || openDialog || document.activeElement !== document.body) return;
    const picture = root.current?.querySelector(`[data-id="${CSS.escape(last.id)}"]`);
    const button = picture?.querySelector(`[data-action="${last.kind}"]`) ?? picture?.querySelector('[data-remove]');
    if (button instanceof HTMLElement) button.focus();
  }, [openDialog, root]);
}
