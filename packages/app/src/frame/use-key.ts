import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog, [role="dialog"]';

/**
 * One key does something on this screen, except while somebody types, composes, or holds another key.
 * @param key a letter or a sign, as its key is labelled; a sign may need Shift where keys are labelled otherwise
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
