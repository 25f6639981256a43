export { apple, ariaKeys, pressed } from './pressed.ts';
export { ShortcutHint, type ShortcutHintProps } from './ShortcutHint.tsx';
