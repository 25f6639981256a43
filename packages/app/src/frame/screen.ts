import type { Crumb } from '@smart-art/ui/breadcrumbs';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router';
import { mayEnter, sellerRoute, sellerRoutes } from '../routes/seller.ts';
import { useSeller } from '../services/services.ts';
import { titleOf } from './title.ts';

/** The entry of the route table at an address, with what the address names; null where no screen is there. */
function screenAt(pathname: string) {
  for (const entry of sellerRoutes) {
    const match = matchPath(entry.path, pathname);
    if (match) return { entry, params: match.params };
  }
  return null;
}

/**
 * The way to this screen, by the route table: the sections above it, then itself. Those the seller may not enter have no
 * link.
 * @param last a better name for this screen, such as that of the record it shows; undefined while that is loading
 */
export function useCrumbs(last?: string): Crumb[] {
  const intl = useIntl();
  const { pathname } = useLocation();
  const permissions = useSeller()?.permissions ?? [];
  const screen = screenAt(pathname);
  if (!screen) return last === undefined ? [] : [{ label: last }];
  const { entry, params } = screen;
  const above = (entry.crumbs ?? []).flatMap((path): Crumb[] => {
    const route = sellerRoute(path);
    if (!route) return [];
    const label = intl.formatMessage(route.name);
    return [
      mayEnter(route, permissions)
        ? { label, href: path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) }
        : { label },
    ];
  });
  return [...above, { label: last ?? intl.formatMessage(entry.name) }];
}

/** Names the document after the screen by the route table, until the screen says a better name. */
export function useScreenTitle(): void {
  const intl = useIntl();
  const { pathname } = useLocation();
  const entry = screenAt(pathname)?.entry;
  const name = entry && intl.formatMessage(entry.name);
  /* Effects of what stands before run first: the screen's own title comes after this one. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page of the same name is another page
  useEffect(() => {
    if (name !== undefined) document.title = titleOf(name);
  }, [name, pathname]);
}
