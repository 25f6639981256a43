import { expect, test } from 'vitest';
import { pointOf } from './where.ts';

const target = (left: number, top: number, width: number, height: number) =>
  ({
    getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
  }) as unknown as Element;

test('opens a menu at the pointer', () => {
  expect(pointOf({ clientX: 30, clientY: 40, button: 2 }, target(10, 10, 100, 50))).toEqual({ x: 30, y: 40 });
});

test('opens a menu from the keyboard inside the element, near its start', () => {
  expect(pointOf(null, target(10, 10, 100, 50))).toEqual({ x: 34, y: 34 });
  expect(pointOf(null, target(10, 10, 20, 12))).toEqual({ x: 20, y: 16 });
});

test('ignores a pointer position synthesised by the browser', () => {
  expect(pointOf({ clientX: 0, clientY: 0, button: 0 }, target(10, 10, 100, 50))).toEqual({ x: 34, y: 34 });
});
