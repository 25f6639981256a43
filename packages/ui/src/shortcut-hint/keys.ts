import { apple } from './pressed.ts';

/** A key of a shortcut: its symbol, and its name for screen readers (a key of `strings`, or the letter itself). */
export interface Key {
  drawn: string;
  spoken: string;
}

const names: Record<string, { drawn: string; apple?: string; spoken: string; spokenApple?: string }> = {
  Mod: { drawn: 'Ctrl', apple: '⌘', spoken: 'control', spokenApple: 'command' },
  Control: { drawn: 'Ctrl', apple: '⌃', spoken: 'control' },
  Shift: { drawn: 'Shift', apple: '⇧', spoken: 'shift' },
  Alt: { drawn: 'Alt', apple: '⌥', spoken: 'alt', spokenApple: 'option' },
  Enter: { drawn: 'Enter', apple: '↵', spoken: 'enter' },
  Escape: { drawn: 'Esc', spoken: 'escape' },
  Delete: { drawn: 'Del', apple: '⌫', spoken: 'delete' },
  ArrowUp: { drawn: '↑', spoken: 'up' },
  ArrowDown: { drawn: '↓', spoken: 'down' },
  ArrowLeft: { drawn: '←', spoken: 'left' },
  ArrowRight: { drawn: '→', spoken: 'right' },
};

/**
 * The keys of a shortcut for the user's platform.
 * @param shortcut keys joined by `+`, `Mod` being ⌘ on Apple's keyboards and Ctrl on others: `Mod+Shift+K`
 */
export const keysOf = (shortcut: string, onApple = apple): Key[] =>
  // A plus after a plus, or at the start, is the key itself.
  shortcut.split(/(?<=[^+])\+/u).map((key) => {
    const name = names[key];
    if (!name) return { drawn: key.toUpperCase(), spoken: key.toUpperCase() };
    return {
      drawn: (onApple && name.apple) || name.drawn,
      spoken: (onApple && name.spokenApple) || name.spoken,
    };
  });
