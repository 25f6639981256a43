import { describe, expect, it } from 'vitest';
import { knownOf, type Notification, newSince, short, steady } from './notifications.ts';

const notice = (id: string, unread = true): Notification => ({ id, unread, text: id, at: '', href: '' });

describe('newSince', () => {
  it('counts notifications that were not there before', () => {
    const before = knownOf(2, [notice('a'), notice('b')]);
    expect(newSince(before, knownOf(4, [notice('d'), notice('c'), notice('a'), notice('b')]))).toBe(2);
  });

  it('counts a new one even if another was read meanwhile', () => {
    const before = knownOf(2, [notice('a'), notice('b')]);
    expect(newSince(before, knownOf(2, [notice('c'), notice('a', false), notice('b')]))).toBe(1);
  });

  it('compares the counts when a list was not loaded', () => {
    expect(newSince(knownOf(2, undefined), knownOf(5, undefined))).toBe(3);
    expect(newSince(knownOf(2, undefined), knownOf(1, [notice('a')]))).toBe(0);
  });
});

describe('steady', () => {
  const a = notice('a');
  const b = notice('b');

  it('keeps the displayed order, applies changes and holds back new ones', () => {
    const read = notice('a', false);
    const { shown, waiting } = steady(['a', 'b'], new Map([['a', a]]), [notice('c'), b, read]);
    expect(shown).toEqual([read, b]);
    expect(waiting.map(({ id }) => id)).toEqual(['c']);
  });

  it('keeps removed ones, so that nothing shifts under the pointer', () => {
    expect(steady(['a', 'b'], new Map([['a', a]]), [b]).shown).toEqual([a, b]);
  });
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('short(%i) is %s', (count, expected) => {
  expect(short(count)).toBe(expected);
});
