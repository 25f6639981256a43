import { type ComponentType, useSyncExternalStore } from 'react';
import { inTime } from './in-time.ts';

/** A component whose code is downloaded when it is first needed. */
export interface LazyComponent<Props> {
  /**
   * Starts the download. Resolves to whether the component has loaded; after a failure or a timeout the
   * next call tries again.
   */
  preload: () => Promise<boolean>;
  /** The component, null until it has loaded. */
  useComponent: () => ComponentType<Props> | null;
}

/**
 * Keeps a heavy component (a popover, a dialog) out of the first load. Unlike React.lazy it needs no Suspense boundary,
 * can be preloaded on intent, and survives a failed download: the screen stays as it is.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
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
    useComponent: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
