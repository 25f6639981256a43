import { describe, expect, test } from 'vitest';
import { keysOf } from './keys.ts';
import { ariaKeys, pressed } from './pressed.ts';

const drawn = (shortcut: string, onApple: boolean) => keysOf(shortcut, onApple).map((key) => key.drawn);

describe('keys of a shortcut', () => {
  test.each([
    ['Mod+K', ['Ctrl', 'K'], ['⌘', 'K']],
    ['Mod+Shift+p', ['Ctrl', 'Shift', 'P'], ['⌘', '⇧', 'P']],
    ['Alt+ArrowUp', ['Alt', '↑'], ['⌥', '↑']],
    ['Escape', ['Esc'], ['Esc']],
    ['?', ['?'], ['?']],
    ['Mod++', ['Ctrl', '+'], ['⌘', '+']],
  ])('%s', (shortcut, elsewhere, onApple) => {
    expect(drawn(shortcut, false)).toEqual(elsewhere);
    expect(drawn(shortcut, true)).toEqual(onApple);
  });

  test('are exposed to assistive technology under their standard names', () => {
    expect(ariaKeys('Mod+K', true)).toBe('Meta+K');
    expect(ariaKeys('Mod+K', false)).toBe('Control+K');
  });
});

const event = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

test('a shortcut matches only its exact keys', () => {
  expect(pressed(event('k', { ctrlKey: true }), 'Mod+K', false)).toBe(true);
  expect(pressed(event('K', { metaKey: true }), 'Mod+K', true)).toBe(true);
  expect(pressed(event('k', { ctrlKey: true }), 'Mod+K', true)).toBe(false);
  expect(pressed(event('k', { ctrlKey: true, altKey: true }), 'Mod+K', false)).toBe(false);
  expect(pressed(event('k', { ctrlKey: true, shiftKey: true }), 'Mod+K', false)).toBe(false);
  expect(pressed(event('k'), 'Mod+K', false)).toBe(false);
});
