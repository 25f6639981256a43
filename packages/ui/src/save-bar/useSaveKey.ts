import { useEffect, useRef } from 'react';

/** Whether a dialog covers the page: it handles its own keys. */
const isCovered = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl S, on a Mac Command S: saves, instead of the browser saving the page. */
export function useSaveKey(active: boolean, onSave: () => void): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      if (event.isComposing || isCovered(event.target)) return;
      event.preventDefault();
      if (!event.repeat) save.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [active]);
}
