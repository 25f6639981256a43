import { describe, expect, it } from 'vitest';
import { before, leadsOn, statusOf, stepOf } from './order.ts';

const steps = [{ id: 'services' }, { id: 'payment' }, { id: 'review' }];

it('falls back to the first step for an unknown id', () => {
  expect(stepOf(steps, 'payment')).toBe(steps[1]);
  expect(stepOf(steps, 'gone')).toBe(steps[0]);
  expect(stepOf([], 'payment')).toBeUndefined();
});

describe('statusOf', () => {
  it('marks a passed step as done unless its form has errors', () => {
    const done = new Set(['services']);
    expect(statusOf({ id: 'services' }, done)).toBe('done');
    expect(statusOf({ id: 'services', form: { errors: {} } }, done)).toBe('done');
    expect(statusOf({ id: 'services', form: { errors: { title: ['Enter title.'] } } }, done)).toBe('error');
    expect(statusOf({ id: 'payment' }, done)).toBe('todo');
  });
});

it('treats the steps before a resumed step as passed', () => {
  expect(before(steps, 'review')).toEqual(['services', 'payment']);
  expect(before(steps, 'services')).toEqual([]);
  expect(before(steps, 'gone')).toEqual([]);
});

it('distinguishes forward from backward navigation', () => {
  expect(leadsOn(steps, 'services', 'review')).toBe(true);
  expect(leadsOn(steps, 'review', 'services')).toBe(false);
  expect(leadsOn(steps, 'payment', 'payment')).toBe(false);
});
