export { apple, ariaKeys, pressed } from './keys.ts';
export { ShortcutHint, type ShortcutHintProps } from './ShortcutHint.tsx';
