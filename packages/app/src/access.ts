import type { RouteEntry } from './routes.ts';
import { type Seller, signInPath, signUpRedirect } from './session/index.ts';

/** What a person may do with a route. */
export type Access = 'allowed' | 'denied' | { redirect: string };

export interface Asked {
  entry: Pick<RouteEntry, 'access' | 'permission'>;
  seller: Seller | null;
  /** The path with its search, to come back to. */
  path: string;
  /** Where the signed-in go who ask for a page of the signed-out. */
  afterSignIn: string;
  hasRoute(path: string): boolean;
}

/** Decides before a screen is shown (001 sections 2 and 6). */
export function accessTo({ entry, seller, path, afterSignIn, hasRoute }: Asked): Access {
  const { pathname } = new URL(path, 'https://this.app');
  const step = signUpRedirect(pathname, seller);
  /* A sign-up step without a screen here would lead nowhere and trap whoever is in it. */
  if (step && hasRoute(step)) return { redirect: step };
  if (entry.access === 'public') return seller ? { redirect: afterSignIn } : 'allowed';
  if (!seller) return { redirect: signInPath(path) };
  return entry.permission && !seller.permissions.includes(entry.permission) ? 'denied' : 'allowed';
}
