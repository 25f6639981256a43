import { matchPath } from 'react-router';
import { routes } from '../routes.ts';

/** Brings a screen's chunk before the router asks for it. A failure is left to the navigation, which says so. */
export function warm(pathname: string): void {
  const entry = routes.find(({ path }) => matchPath(path, pathname));
  if (entry?.access === 'seller') import('./SellerLayout.tsx').catch(() => {});
  entry?.load().catch(() => {});
}
