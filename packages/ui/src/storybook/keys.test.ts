import { expect, it } from 'vitest';
import { namedChords, pressedChords, unpressed } from './keys.ts';

it.each([
  ['Tab, Shift + Tab in the calendar', ['Tab', 'Shift+Tab']],
  ['Enter or Space on a filter', ['Enter', 'Space']],
  ['Ctrl + Shift + Arrow left on the first header', ['Control+Shift+ArrowLeft']],
  ['Arrow keys', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']],
  ['↓ ↑ Home End, letters', ['ArrowDown', 'ArrowUp', 'Home', 'End']],
  ['Shift + Page Up, Shift + Page Down', ['Shift+PageUp', 'Shift+PageDown']],
  ['Ctrl + K, on a Mac ⌘ K', ['Control+k']],
  ['Enter, comma, 、', ['Enter', ',', '、']],
  ['+, −', ['+', '-']],
  ['Shift + F10, or the menu key', ['Shift+F10', 'ContextMenu']],
  ['Enter at an end', ['Enter']],
  ['leaving the amount', []],
])('finds the keys named in %j', (keys, chords) => {
  expect(namedChords(keys)).toEqual(chords);
});

it.each([
  ['{Shift>}{Tab}{/Shift}{Tab}', ['Shift+Tab', 'Tab']],
  ['{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}', ['Control+Shift+ArrowLeft']],
  ['Oil, {Enter}', ['o', 'i', 'l', ',', 'Space', 'Enter']],
  ['/{{', ['/', '{']],
])('finds the keys pressed in %j', (text, chords) => {
  expect(pressedChords(text)).toEqual(chords);
});

it('reports keys that a row names but that were not pressed', () => {
  expect(unpressed('Tab, Shift + Tab', ['Tab'])).toEqual(['Shift+Tab']);
  expect(unpressed('Tab', ['Shift+Tab'])).toEqual(['Tab']);
  expect(unpressed('letters', ['Enter'])).toEqual(['a character']);
  expect(unpressed('letters', ['l'])).toEqual([]);
});
