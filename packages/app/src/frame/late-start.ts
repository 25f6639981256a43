import type { AppRouter } from '../router.tsx';
import type { Session } from '../session/index.ts';
import { clearSessionKeys } from '../session/tab-store.ts';
import { keepPlace } from './keep-place.ts';

/** Listeners that start after the first render, so that they do not delay it. */
export function startLate(router: AppRouter, session: Session): void {
  keepPlace(router);
  session.subscribe(() => {
    if (!session.current()) clearSessionKeys();
  });
}
