import type { AppRouter } from '../router.tsx';
import type { Session } from '../session/index.ts';
import { clearSessionKeys } from '../session/tab-store.ts';
import { keepPlace } from './keep-place.ts';

/** What listens from soon after the start on: nothing that is drawn first waits for it. */
export function startLate(router: AppRouter, session: Session): void {
  keepPlace(router);
  session.subscribe(() => {
    if (!session.current()) clearSessionKeys();
  });
}
