import { expect, it } from 'vitest';
import { keyAction } from './keys.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('turns over from a whole picture, and looks around in a zoomed one', () => {
  expect(keyAction(press('ArrowRight'), false)).toEqual({ kind: 'turn', by: 1 });
  expect(keyAction(press('ArrowLeft'), false)).toEqual({ kind: 'turn', by: -1 });
  expect(keyAction(press('ArrowDown'), false)).toBeNull();
  expect(keyAction(press('ArrowRight'), true)).toEqual({ kind: 'pan', by: { x: -80, y: 0 } });
});

it('leaves the browser its own zoom', () => {
  expect(keyAction(press('+', { ctrlKey: true }), false)).toBeNull();
  expect(keyAction(press('0', { metaKey: true }), true)).toBeNull();
});

it('knows the keys of zoom with and without Shift', () => {
  expect(keyAction(press('='), false)).toEqual(keyAction(press('+'), false));
  expect(keyAction(press('0'), false)).toEqual({ kind: 'fit' });
});
