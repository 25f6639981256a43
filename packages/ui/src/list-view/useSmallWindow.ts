import { useSyncExternalStore } from 'react';

/** So narrow that the row of a list holds icons beside its chips, and no table has room. */
const query = '(max-width: 599px)';
const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is a phone's. */
export const useSmallWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
