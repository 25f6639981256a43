import { expect, it } from 'vitest';
import { groups } from './group.ts';

const message = (id: string, author: string, at: string) => ({
  id,
  at,
  text: id,
  author: { id: author, name: author },
});
const thread = [
  message('1', 'ann', '2026-03-01T09:00:00'),
  message('2', 'ann', '2026-03-01T23:59:00'),
  message('3', 'ann', '2026-03-02T00:01:00'),
  message('4', 'bo', '2026-03-02T08:00:00'),
  message('5', 'bo', '2026-03-02T09:00:00'),
];
const shape = (unread?: string) =>
  groups(thread, unread).map((group) => [group.messages.map(({ id }) => id).join(''), group.newDay, group.unread]);

it('groups by person and day', () => {
  expect(shape()).toEqual([
    ['12', true, false],
    ['3', true, false],
    ['45', false, false],
  ]);
});

it('starts a new group at the first unread message', () => {
  expect(shape('5')).toEqual([
    ['12', true, false],
    ['3', true, false],
    ['4', false, false],
    ['5', false, true],
  ]);
});

it('returns no groups without messages', () => {
  expect(groups([])).toEqual([]);
});
