import { useCallback, useLayoutEffect, useRef } from 'react';

/** The latest version of a function under a stable identity, for memoised children. */
export function useStable<Argument>(latest: (argument: Argument) => void) {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((argument: Argument) => current.current(argument), []);
}
