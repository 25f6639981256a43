/** Whether the platform uses ⌘. */
export const apple = /Mac|iPhone|iPad/u.test(globalThis.navigator?.platform ?? '');

/**
 * A shortcut for `aria-keyshortcuts`.
 * @param shortcut keys joined by `+`, `Mod` being ⌘ on Apple's keyboards and Ctrl on others: `Mod+Shift+K`
 */
export const ariaKeys = (shortcut: string, onApple = apple): string =>
  shortcut.replace('Mod', onApple ? 'Meta' : 'Control');

/** Whether exactly these keys were pressed. */
export function pressed(event: KeyboardEvent, shortcut: string, onApple = apple): boolean {
  const keys = shortcut.split(/(?<=[^+])\+/u);
  const key = keys.at(-1) ?? '';
  const mod = keys.includes('Mod');
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    event.metaKey === (mod && onApple) &&
    event.ctrlKey === ((mod && !onApple) || keys.includes('Control')) &&
    event.altKey === keys.includes('Alt') &&
    event.shiftKey === keys.includes('Shift')
  );
}
