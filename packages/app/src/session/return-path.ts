const ORIGIN = 'https://this.app';

/**
 * The page requested before sign-in, if it belongs to this app: a path on this origin, never another site
 * (`//evil.example`, `/\\evil.example`, `https:…`) and never the sign-in page itself. Null if there is none.
 */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const url = URL.parse(next, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  if (url.pathname === '/sign-in') return null;
  return url.pathname + url.search + url.hash;
}

/** Adds the page to continue to afterwards to a path. */
export const withNext = (path: string, next: string | null): string =>
  next === null || returnPath(next) === null ? path : `${path}?next=${encodeURIComponent(next)}`;

/** The sign-in URL that returns to a page. */
export const signInPath = (next: string | null): string => withNext('/sign-in', next);
