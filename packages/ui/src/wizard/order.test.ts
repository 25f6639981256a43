import { describe, expect, it } from 'vitest';
import { before, leadsOn, statusOf, stepOf } from './order.ts';

const steps = [{ id: 'services' }, { id: 'payment' }, { id: 'review' }];

it('shows the first step where the address names none of them', () => {
  expect(stepOf(steps, 'payment')).toBe(steps[1]);
  expect(stepOf(steps, 'gone')).toBe(steps[0]);
  expect(stepOf([], 'payment')).toBeUndefined();
});

describe('statusOf', () => {
  it('draws a step that was passed as done, unless its form complains', () => {
    const done = new Set(['services']);
    expect(statusOf({ id: 'services' }, done)).toBe('done');
    expect(statusOf({ id: 'services', form: { errors: {} } }, done)).toBe('done');
    expect(statusOf({ id: 'services', form: { errors: { title: ['Enter title.'] } } }, done)).toBe('error');
    expect(statusOf({ id: 'payment' }, done)).toBe('todo');
  });
});

it('takes what lies before the step that a person comes back to as passed', () => {
  expect(before(steps, 'review')).toEqual(['services', 'payment']);
  expect(before(steps, 'services')).toEqual([]);
  expect(before(steps, 'gone')).toEqual([]);
});

it('tells going on from going back', () => {
  expect(leadsOn(steps, 'services', 'review')).toBe(true);
  expect(leadsOn(steps, 'review', 'services')).toBe(false);
  expect(leadsOn(steps, 'payment', 'payment')).toBe(false);
});
