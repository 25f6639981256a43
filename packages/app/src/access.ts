import type { RouteEntry } from './routes/route.ts';
import { type Seller, signInPath, signUpRedirect, withNext } from './session/index.ts';

/** What a user may do with a route. A redirect to null means the default landing page. */
export type Access = 'allowed' | 'denied' | { redirect: string | null };

export interface AccessRequest {
  entry: Pick<RouteEntry, 'audience' | 'permission' | 'open'>;
  seller: Seller | null;
  /** The path with its search, to return to after sign-in. */
  path: string;
  /** Where signed-in users go instead of a page for signed-out users; null for the default landing page. */
  afterSignIn: string | null;
}

/** Decides before a screen is rendered (001 sections 2 and 6). */
export function accessTo({ entry, seller, path, afterSignIn }: AccessRequest): Access {
  const { pathname } = new URL(path, 'https://this.app');
  const step = signUpRedirect(pathname, seller);
  if (step) {
    /* The requested page follows after a forced password change. */
    const requested = entry.audience === 'guest' ? afterSignIn : path;
    return { redirect: seller?.mustChangePassword ? withNext(step, requested) : step };
  }
  if (entry.audience === 'anyone') return 'allowed';
  if (entry.audience === 'guest') return seller ? { redirect: afterSignIn } : 'allowed';
  if (!seller) return entry.open ? 'allowed' : { redirect: signInPath(path) };
  /* Sign-up steps are closed to users who have completed sign-up. */
  if (entry.audience === 'signing-up' && seller.signUpStep === null) return { redirect: afterSignIn };
  return entry.permission && !seller.permissions.includes(entry.permission) ? 'denied' : 'allowed';
}
