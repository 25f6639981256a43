/** Where a seller goes who asked for nothing in particular. */
export const FRONT_ROOM = '/art-library';

const ORIGIN = 'https://this.app';

/**
 * The page that was asked for before signing in, if it is one of this app: a path on this origin, never another site
 * (`//evil.example`, `/\evil.example`, `https:…`) and never the sign-in page itself.
 */
export function returnPath(asked: string | null): string {
  if (!asked?.startsWith('/')) return FRONT_ROOM;
  const url = URL.parse(asked, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith('//')) return FRONT_ROOM;
  if (url.pathname === '/sign-in' || url.pathname === '/') return FRONT_ROOM;
  return url.pathname + url.search + url.hash;
}

/** The sign-in address that leads back to a page. */
export function signInPath(asked: string): string {
  return returnPath(asked) === FRONT_ROOM ? '/sign-in' : `/sign-in?next=${encodeURIComponent(asked)}`;
}
