import { describe, expect, it } from 'vitest';
import { isReachable, positionOf, statusOf } from './status.ts';

const steps = [{ id: 'services' }, { id: 'payment' }, { id: 'review' }];

describe('positionOf', () => {
  it.each([
    ['services', 0],
    ['review', 2],
    ['not among them', 0],
    [null, 3],
  ])('returns the position of %s', (current, position) => expect(positionOf(steps, current)).toBe(position));

  it('returns 0 without steps', () => {
    expect(positionOf([], 'services')).toBe(0);
    expect(positionOf([], null)).toBe(0);
  });
});

describe('statusOf', () => {
  it('marks steps before the current one as done and the rest as to do', () => {
    expect(steps.map((step, index) => statusOf(step, index, 1))).toEqual(['done', 'todo', 'todo']);
    expect(steps.map((step, index) => statusOf(step, index, 3))).toEqual(['done', 'done', 'done']);
  });

  it('prefers the step’s own status', () => {
    expect(statusOf({ id: 'services', status: 'error' }, 0, 2)).toBe('error');
    expect(statusOf({ id: 'review', status: 'done' }, 2, 0)).toBe('done');
    expect(statusOf({ id: 'services', status: 'todo' }, 0, 2)).toBe('todo');
  });
});

it('completed and failed steps are reachable; pending and current ones are not', () => {
  expect(isReachable('done', 0, 1)).toBe(true);
  expect(isReachable('done', 2, 1)).toBe(true);
  expect(isReachable('error', 0, 1)).toBe(true);
  expect(isReachable('todo', 2, 1)).toBe(false);
  expect(isReachable('done', 1, 1)).toBe(false);
});
