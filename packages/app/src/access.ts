import type { RouteEntry } from './routes/route.ts';
import { type Seller, signInPath, signUpRedirect, withNext } from './session/index.ts';

/** What a person may do with a route. A redirect to null leads where a seller goes who asked for nothing in particular. */
export type Access = 'allowed' | 'denied' | { redirect: string | null };

export interface Asked {
  entry: Pick<RouteEntry, 'audience' | 'permission' | 'open'>;
  seller: Seller | null;
  /** The path with its search, to come back to. */
  path: string;
  /** Where the signed-in go who ask for a page of the signed-out; null where they asked for nothing in particular. */
  afterSignIn: string | null;
}

/** Decides before a screen is shown (001 sections 2 and 6). */
export function accessTo({ entry, seller, path, afterSignIn }: Asked): Access {
  const { pathname } = new URL(path, 'https://this.app');
  const step = signUpRedirect(pathname, seller);
  if (step) {
    /* What was asked for comes after a forced change. */
    const asked = entry.audience === 'guest' ? afterSignIn : path;
    return { redirect: seller?.mustChangePassword ? withNext(step, asked) : step };
  }
  if (entry.audience === 'anyone') return 'allowed';
  if (entry.audience === 'guest') return seller ? { redirect: afterSignIn } : 'allowed';
  if (!seller) return entry.open ? 'allowed' : { redirect: signInPath(path) };
  /* Whose sign-up is complete has no step left to see. */
  if (entry.audience === 'signing-up' && seller.signUpStep === null) return { redirect: afterSignIn };
  return entry.permission && !seller.permissions.includes(entry.permission) ? 'denied' : 'allowed';
}
