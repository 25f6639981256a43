import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog, [role="dialog"]';

/**
 * A keyboard shortcut for this screen. Ignored while the user types or composes, and with modifier keys.
 * @param key a letter or a sign, as labelled on the key; a sign may need Shift on some keyboards
 */
export function useKey(key: string, enabled: boolean, act: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.isComposing || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && /\p{L}/u.test(key))) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      act(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, enabled, act]);
}
