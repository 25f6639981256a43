import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React is running on the client: false in prerendered markup and during hydration. Use it for parts that are
 * useless before then and would only make the page heavier.
 */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
