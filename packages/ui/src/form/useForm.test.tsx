// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import english from '../strings/en.ts';
import { useForm } from './useForm.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en" strings={english}>
    {children}
  </UiProvider>
);

const title = { type: 'string', required: true, nullable: false, minLength: 1, maxLength: 5 } as const;

const titled = (initial = '') =>
  renderHook(() => useForm({ initial: { title: initial, note: '' }, constraints: { title } }), { wrapper });

describe('useForm', () => {
  it('does not run the handler while a constraint fails, and reports the error', async () => {
    const { result } = titled('too long a title');
    const handler = vi.fn();
    await act(async () => expect(await result.current.submit(handler)).toBe(false));
    expect(handler).not.toHaveBeenCalled();
    expect(result.current.errors.title).toHaveLength(1);
    expect(result.current.values.title).toBe('too long a title');
  });

  it('keeps values on server errors and clears the error of a changed field', () => {
    const { result } = titled('Ferry');
    act(() => result.current.setErrors({ title: ['Taken.'], note: ['Too short.'] }));
    expect(result.current.field('title')).toMatchObject({ value: 'Ferry', error: ['Taken.'] });
    act(() => result.current.set('title', 'Quay'));
    expect(result.current.errors).toEqual({ note: ['Too short.'] });
  });

  it('runs one submission at a time', async () => {
    const { result } = titled('Ferry');
    let finish = () => {};
    const handler = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    let first: Promise<boolean> | undefined;
    await act(async () => {
      first = result.current.submit(handler);
      expect(await result.current.submit(handler)).toBe(false);
    });
    expect(result.current.pending).toBe(true);
    await act(async () => {
      finish();
      expect(await first).toBe(true);
    });
    expect(handler).toHaveBeenCalledTimes(1);
    expect(result.current.pending).toBe(false);
  });

  it('treats saved values as unchanged', () => {
    const { result } = titled();
    act(() => result.current.set('note', 'new'));
    expect(result.current.dirty).toBe(true);
    act(() => result.current.reset(result.current.values));
    expect(result.current.dirty).toBe(false);
    expect(result.current.values.note).toBe('new');
  });
});
