import { type ComponentType, useSyncExternalStore } from 'react';
import { inTime } from './in-time.ts';

/** A component that is downloaded when it is first wanted. */
export interface LazyPart<Props> {
  /**
   * Starts the download. Resolves to whether the part is there; a download that failed, or
   * that took too long, is tried again by the next call.
   */
  preload: () => Promise<boolean>;
  /** The component, null until it is there. */
  usePart: () => ComponentType<Props> | null;
}

/**
 * Keeps a heavy part (a popover, a dialog) out of the first load. Unlike React.lazy it needs no Suspense boundary, can
 * be started on intent, and survives a failed download: what is on the screen stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    preload: () => {
      loading ??= inTime(load()).then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
          return true;
        },
        () => {
          loading = undefined;
          return false;
        },
      );
      return loading;
    },
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
