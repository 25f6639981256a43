import { expect, it } from 'vitest';
import { keyAction } from './keys.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('arrow keys change the image when it is fitted, and pan when it is zoomed', () => {
  expect(keyAction(press('ArrowRight'), false)).toEqual({ kind: 'turn', by: 1 });
  expect(keyAction(press('ArrowLeft'), false)).toEqual({ kind: 'turn', by: -1 });
  expect(keyAction(press('ArrowDown'), false)).toBeNull();
  expect(keyAction(press('ArrowRight'), true)).toEqual({ kind: 'pan', by: { x: -80, y: 0 } });
});

it('ignores the zoom shortcuts of the browser', () => {
  expect(keyAction(press('+', { ctrlKey: true }), false)).toBeNull();
  expect(keyAction(press('0', { metaKey: true }), true)).toBeNull();
});

it('accepts zoom keys with and without Shift', () => {
  expect(keyAction(press('='), false)).toEqual(keyAction(press('+'), false));
  expect(keyAction(press('0'), false)).toEqual({ kind: 'fit' });
});
