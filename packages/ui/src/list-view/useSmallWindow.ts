import { useSyncExternalStore } from 'react';

/** At this width a list's row shows icons next to its chips, and there is no room for a table. */
const query = '(max-width: 599px)';
const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is phone-sized. */
export const useSmallWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
