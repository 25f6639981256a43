import { expect, it } from 'vitest';
import { isGroup, stopAfter } from './entries.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
  ['a', 1, undefined],
])('%s moves from %i of three to %s', (key, at, to) => {
  expect(stopAfter(key, at, 3)).toBe(to);
});

it('distinguishes groups from links', () => {
  expect(isGroup({ label: 'Gallery', links: [] })).toBe(true);
  expect(isGroup({ label: 'Forum', href: '/forum' })).toBe(false);
});
