import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface UnsavedGuardOptions {
  /** Whether anything differs from what is saved. False again when the values are back: then nothing is asked. */
  dirty: boolean;
  /** Asked at the moment of leaving: false when nobody could stay anyway (signed out, our own reload). Default yes. */
  applies?: (() => boolean) | undefined;
}

export interface UnsavedGuardState {
  /** Whether leaving at this moment would lose something. For a router's blocker: it asks when somebody leaves. */
  blocks: () => boolean;
  /**
   * Lets the next move pass: call it when the save has succeeded, before going on. Holds until something changes anew.
   */
  release: () => void;
}

/**
 * Knows whether leaving would lose something, asks the browser to ask before the page is closed, and tells a router.
 * Knows no router itself: `useBlocker(() => guard.blocks())`, and give what that returns to UnsavedGuard.
 */
export function useUnsavedGuard({ dirty, applies }: UnsavedGuardOptions): UnsavedGuardState {
  const newest = useRef({ dirty, applies, released: false });
  // A layout effect: what moves on right after the change must already find it.
  useLayoutEffect(() => {
    const { current } = newest;
    if (!dirty) current.released = false;
    current.dirty = dirty;
    current.applies = applies;
  });

  const [guard] = useState<UnsavedGuardState>(() => ({
    blocks: () => {
      const { current } = newest;
      return current.dirty && !current.released && (current.applies?.() ?? true);
    },
    release: () => {
      newest.current.released = true;
    },
  }));

  // Only while there is something to lose: a page that listens is not kept for the back button.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.blocks()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty, guard]);

  return guard;
}
