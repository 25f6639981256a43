import type { AppRouter } from '../router.tsx';
import type { Session } from '../session/index.ts';
import { signInPath } from '../session/index.ts';

/** Why somebody is on the sign-in page; kept with the history entry, so that a reload still knows. */
export interface SignInState {
  ended?: boolean;
  /** What was typed before the page was left, never the password. */
  typed?: { email: string; keepMeLoggedIn?: boolean };
  /** Why another way in did not lead further, in the person's language. */
  notice?: string;
}

/** Lets the router follow the session: away when it ends, in when it begins, here or in another tab. */
export function connectSession(session: Session, router: AppRouter): void {
  session.subscribe((reason) => {
    if (reason === null) {
      const { errors, location } = router.state;
      /* A screen that was refused stays so, whatever the session may now do, until its address is opened anew. */
      if (errors) void router.navigate(location, { replace: true });
      else void router.revalidate();
      return;
    }
    if (reason === 'signed-out') {
      void router.navigate('/sign-in', { replace: true });
      return;
    }
    const { pathname, search, hash } = router.state.location;
    const state: SignInState = { ended: true };
    void router.navigate(signInPath(pathname + search + hash), { replace: true, state });
  });

  /* null: somebody emptied the storage. sso_data: a step of the sign-up, or another name. */
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'auth_token' || key === 'sso_data') session.changedElsewhere(() => location.reload());
  });
}
