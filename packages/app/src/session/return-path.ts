const ORIGIN = 'https://this.app';

/**
 * The page that was asked for before signing in, if it is one of this app: a path on this origin, never another site
 * (`//evil.example`, `/\\evil.example`, `https:…`) and never the sign-in page itself. Null where nothing was asked for.
 */
export function returnPath(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null;
  const url = URL.parse(asked, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  if (url.pathname === '/sign-in') return null;
  return url.pathname + url.search + url.hash;
}

/** An address on the way to a page, which leads on to it afterwards. */
export const withNext = (path: string, asked: string | null): string =>
  asked === null || returnPath(asked) === null ? path : `${path}?next=${encodeURIComponent(asked)}`;

/** The sign-in address that leads back to a page. */
export const signInPath = (asked: string | null): string => withNext('/sign-in', asked);
