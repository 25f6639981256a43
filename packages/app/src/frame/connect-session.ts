import type { AppRouter } from '../router.tsx';
import type { Session } from '../session/index.ts';
import { signInPath } from '../session/index.ts';

/** Why somebody is on the sign-in page; kept with the history entry, so that a reload still knows. */
export interface SignInState {
  ended?: 'expired' | 'signed-out-elsewhere';
  /** What was typed before the page was loaded anew, never the password. */
  typed?: { email: string; keepMeLoggedIn: boolean };
}

/** Lets the router follow the session: away when it ends, in when it begins, here or in another tab. */
export function connectSession(session: Session, router: AppRouter): void {
  session.subscribe((reason) => {
    if (reason === null) {
      void router.revalidate();
      return;
    }
    if (reason === 'signed-out') {
      void router.navigate('/sign-in', { replace: true });
      return;
    }
    const { pathname, search, hash } = router.state.location;
    const state: SignInState = { ended: reason };
    void router.navigate(signInPath(pathname + search + hash), { replace: true, state });
  });

  /* null: somebody emptied the storage. */
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'auth_token') session.changedElsewhere(() => location.reload());
  });
}
