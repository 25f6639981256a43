import { apple } from './pressed.ts';

/** A key of a shortcut: its symbol, and its name for screen readers (a key of `strings`, or the letter itself). */
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

/**
 * The keys of a shortcut for the user's platform.
 * @param shortcut keys joined by `+`, `Mod` being ⌘ on Apple's keyboards and Ctrl on others: `Mod+Shift+K`
 */
export const keysOf = (shortcut: string, onApple = apple): Key[] =>
  // A plus after a plus, or at the start, is the key itself.
  shortcut.split(/(?<=[^+])\+/u).map((key) => {
    const name = names[key];
    if (!name) return { drawn: key.toUpperCase(), said: key.toUpperCase() };
    return {
      drawn: (onApple && name.apple) || name.drawn,
      said: (onApple && name.saidApple) || name.said,
    };
  });
