import { expect, it } from 'vitest';
import { keyDeed } from './keys.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('turns over from a whole picture, and looks around in a zoomed one', () => {
  expect(keyDeed(press('ArrowRight'), false)).toEqual({ kind: 'turn', by: 1 });
  expect(keyDeed(press('ArrowLeft'), false)).toEqual({ kind: 'turn', by: -1 });
  expect(keyDeed(press('ArrowDown'), false)).toBeNull();
  expect(keyDeed(press('ArrowRight'), true)).toEqual({ kind: 'pan', by: { x: -80, y: 0 } });
});

it('leaves the browser its own zoom', () => {
  expect(keyDeed(press('+', { ctrlKey: true }), false)).toBeNull();
  expect(keyDeed(press('0', { metaKey: true }), true)).toBeNull();
});

it('knows the keys of zoom with and without Shift', () => {
  expect(keyDeed(press('='), false)).toEqual(keyDeed(press('+'), false));
  expect(keyDeed(press('0'), false)).toEqual({ kind: 'fit' });
});
