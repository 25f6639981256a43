const ORIGIN = 'https://this.app';

/**
 * The page requested before sign-in, if it belongs to this app: a path on this origin, never another site
 * (`//evil.example`, `/\\evil.example`, `https:…`) and never the sign-in page itself. Null if there is none.
 */
export function returnPath(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null;
  const url = URL.parse(asked, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  if (url.pathname === '/sign-in') return null;
  return url.pathname + url.search + url.hash;
}

/** Adds the page to continue to afterwards to a path. */
export const withNext = (path: string, asked: string | null): string =>
  asked === null || returnPath(asked) === null ? path : `${path}?next=${encodeURIComponent(asked)}`;

/** The sign-in URL that returns to a page. */
export const signInPath = (asked: string | null): string => withNext('/sign-in', asked);
