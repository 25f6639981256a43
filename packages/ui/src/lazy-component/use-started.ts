import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the script runs: not yet in markup that a server or a build has drawn, nor while React takes it over. For what
 * nobody can see or use before then, which would only make the page heavier.
 */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
