import { describe, expect, it, vi } from 'vitest';
import { FormStore } from './FormStore.ts';
import { isSame } from './same.ts';

const store = () => new FormStore({ title: '', cost: null as { amount: string } | null });

describe('FormStore', () => {
  it('is dirty only while values differ from the initial ones', () => {
    const form = store();
    form.patch({ cost: { amount: '1' } });
    expect(form.dirty).toBe(true);
    form.patch({ cost: null });
    expect(form.dirty).toBe(false);
    form.patch({ title: 'Amanita' });
    form.reset(form.snapshot().values);
    expect(form.dirty).toBe(false);
  });

  it('clears only the errors of a changed value', () => {
    const form = store();
    form.report({ title: 'Taken.', cost: ['Too low.'], ghost: 'Unknown.' });
    form.patch({ title: 'Other' });
    expect(form.snapshot().errors).toEqual({ cost: ['Too low.'], ghost: ['Unknown.'] });
    expect(form.snapshot().values.title).toBe('Other');
  });

  it('keeps errors of unknown fields in the summary', () => {
    const form = store();
    form.report({ ghost: ['Unknown.'], silent: [], nothing: undefined });
    expect(form.snapshot().complaints).toEqual([{ message: 'Unknown.' }]);
    expect(form.snapshot().focusRequest).toBe(1);
  });

  it('runs one submission at a time and is ready again after a failure', async () => {
    const form = store();
    const handler = vi.fn(async () => {
      throw new Error('offline');
    });
    const first = form.run(handler);
    expect(form.snapshot().pending).toBe(true);
    expect(await form.run(handler)).toBe(false);
    await expect(first).rejects.toThrow('offline');
    expect(handler).toHaveBeenCalledTimes(1);
    expect(form.snapshot().pending).toBe(false);
  });
});

describe('isSame', () => {
  it('compares plain data by value', () => {
    expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(isSame({ a: undefined }, {})).toBe(true);
    expect(isSame([1], [1, 2])).toBe(false);
    expect(isSame(new Date(0), new Date(0))).toBe(false);
  });
});
