/** A key of a shortcut: what stands on it, and its name for a screen reader, a key of `strings` or the letter itself. */
export interface Key {
  drawn: string;
  said: string;
}

const names: Record<string, { drawn: string; apple?: string; said: string; saidApple?: string }> = {
  Mod: { drawn: 'Ctrl', apple: '⌘', said: 'control', saidApple: 'command' },
  Control: { drawn: 'Ctrl', apple: '⌃', said: 'control' },
  Shift: { drawn: 'Shift', apple: '⇧', said: 'shift' },
  Alt: { drawn: 'Alt', apple: '⌥', said: 'alt', saidApple: 'option' },
  Enter: { drawn: 'Enter', apple: '↵', said: 'enter' },
  Escape: { drawn: 'Esc', said: 'escape' },
  Delete: { drawn: 'Del', apple: '⌫', said: 'delete' },
  ArrowUp: { drawn: '↑', said: 'up' },
  ArrowDown: { drawn: '↓', said: 'down' },
  ArrowLeft: { drawn: '←', said: 'left' },
  ArrowRight: { drawn: '→', said: 'right' },
};

/** Whether the person's keyboard has ⌘. */
export const apple = /Mac|iPhone|iPad/u.test(globalThis.navigator?.platform ?? '');

/**
 * The keys of a shortcut as this person's keyboard has them.
 * @param shortcut keys joined by `+`, `Mod` being ⌘ on Apple's keyboards and Ctrl on others: `Mod+Shift+K`
 */
export const keysOf = (shortcut: string, onApple = apple): Key[] =>
  // A plus that follows a plus, or nothing, is the key itself.
  shortcut.split(/(?<=[^+])\+/u).map((key) => {
    const name = names[key];
    if (!name) return { drawn: key.toUpperCase(), said: key.toUpperCase() };
    return {
      drawn: (onApple && name.apple) || name.drawn,
      said: (onApple && name.saidApple) || name.said,
    };
  });

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (shortcut: string, onApple = apple): string =>
  shortcut.replace('Mod', onApple ? 'Meta' : 'Control');

/** Whether these are the keys that were pressed, and no other one with them. */
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
