import type { AppRouter } from '../router.tsx';
import type { Session } from '../session/index.ts';
import { signInPath } from '../session/index.ts';

/** Why the user is on the sign-in page; stored in the history entry, so that it survives a reload. */
export interface SignInState {
  ended?: boolean;
  /** Input from before the page was left, never the password. */
  typed?: { email: string; keepMeLoggedIn?: boolean };
  /** Why another sign-in method failed, localised. */
  notice?: string;
}

/** Navigates when the session ends or starts, in this tab or another. */
export function connectSession(session: Session, router: AppRouter): void {
  session.subscribe((reason) => {
    if (reason === null) {
      const { errors, location } = router.state;
      /* A denied screen stays denied until its URL is opened again, even if the permissions have changed. */
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

  /* null: the storage was cleared. sso_data: another sign-up step or name. */
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'auth_token' || key === 'sso_data') session.changedElsewhere(() => location.reload());
  });
}
