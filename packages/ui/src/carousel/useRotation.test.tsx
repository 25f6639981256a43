// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { FocusEvent, PointerEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRotation } from './useRotation.ts';

let reduced = false;
let seen: (on: boolean) => void;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => callback([{ isIntersecting }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = ({ never = false } = {}) => {
  const advance = vi.fn();
  const root = { current: document.createElement('section') };
  const hook = renderHook(() => useRotation(root, never ? undefined : 3000, 0, advance));
  return { advance, ...hook };
};
/** True if it advances without interaction. */
const moves = (advance: ReturnType<typeof vi.fn>) => {
  advance.mockClear();
  act(() => void vi.advanceTimersByTime(10_000));
  return advance.mock.calls.length > 0;
};
const over = (html: string) => {
  const target = document.createElement('div');
  target.innerHTML = html;
  return { target: target.firstElementChild, pointerType: 'mouse' } as unknown as PointerEvent;
};

describe('useRotation', () => {
  it('advances after the interval', () => {
    const { advance } = start();
    vi.advanceTimersByTime(2999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('does not advance without an interval', () => {
    const { advance, result } = start({ never: true });
    expect(result.current).toMatchObject({ playing: false, live: 'polite' });
    expect(moves(advance)).toBe(false);
  });

  it('pauses while the page is hidden or the carousel is off screen', () => {
    const { advance } = start();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(moves(advance)).toBe(false);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(moves(advance)).toBe(true);
    act(() => seen(false));
    expect(moves(advance)).toBe(false);
    act(() => seen(true));
    expect(moves(advance)).toBe(true);
  });

  it('pauses while the pointer is over it, except over its rotation button', () => {
    const { advance, result } = start();
    act(() => result.current.handlers.onPointerOver(over('<a>x</a>')));
    expect(moves(advance)).toBe(false);
    act(() => result.current.handlers.onPointerOver(over('<button data-rotation></button>')));
    expect(moves(advance)).toBe(true);
  });

  it('pauses and is announced while it has focus', () => {
    const { advance, result } = start();
    expect(result.current.live).toBe('off');
    act(() => result.current.handlers.onFocus(over('<a>x</a>') as unknown as FocusEvent));
    expect(result.current.live).toBe('polite');
    expect(moves(advance)).toBe(false);
  });

  it('does not start with reduced motion until it is toggled', () => {
    reduced = true;
    const { advance, result } = start();
    expect(result.current.playing).toBe(false);
    expect(moves(advance)).toBe(false);
    act(() => result.current.toggle());
    expect(result.current.playing).toBe(true);
    expect(moves(advance)).toBe(true);
  });
});
