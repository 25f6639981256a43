import { useSyncExternalStore } from 'react';

/** Below this width in px a full sidebar takes room that tables need. */
const leastWindow = 1200;

const query = `(max-width: ${leastWindow - 0.02}px)`;
const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is narrower than 1200 px. */
export const useNarrowWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
