import { useCallback, useLayoutEffect, useRef } from 'react';

/** The latest of a function, under one identity: it may be handed to what is drawn only when its own part changes. */
export function useStable<Argument>(latest: (argument: Argument) => void) {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((argument: Argument) => current.current(argument), []);
}
