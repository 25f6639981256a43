import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface UnsavedGuardOptions {
  /** Whether anything differs from the saved values. False again if the values are restored. */
  dirty: boolean;
  /** Evaluated on leaving: false if staying is impossible (signed out, our own reload). Default true. */
  applies?: (() => boolean) | undefined;
}

export interface UnsavedGuardState {
  /** Whether leaving now would lose something. For a router's blocker, which calls it on navigation. */
  blocks: () => boolean;
  /** Allows the next navigation: call it after a successful save, before navigating. Reset by the next change. */
  release: () => void;
}

/**
 * Tracks whether leaving would lose something: makes the browser ask before the page is closed, and answers a router's
 * blocker. Independent of the router: `useBlocker(() => guard.blocks())`, and pass the result to UnsavedGuard.
 */
export function useUnsavedGuard({ dirty, applies }: UnsavedGuardOptions): UnsavedGuardState {
  const newest = useRef({ dirty, applies, released: false });
  // A layout effect, so that a navigation right after the change already sees it.
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

  // Only while there is something to lose: a beforeunload listener disables the back/forward cache.
  useEffect(() => {
    if (!dirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (guard.blocks()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty, guard]);

  return guard;
}
