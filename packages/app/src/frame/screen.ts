import type { Crumb } from '@smart-art/ui/breadcrumbs';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router';
import type { SellerRouteEntry } from '../routes/route.ts';
import { mayEnter } from '../routes/sections.ts';
import { useSeller } from '../services/services.ts';
import { useDocumentTitle } from './title.ts';

/** The current screen in the route table and its URL parameters; `entry` is undefined if there is none. */
export function useScreen() {
  const match = useMatches().at(-1);
  const entry = match?.handle as Partial<SellerRouteEntry> | undefined;
  return { entry: entry?.name && (entry as SellerRouteEntry), params: match?.params ?? {} };
}

/**
 * Breadcrumbs of this screen by the route table: its ancestors, then itself. Pages the seller may not enter have no
 * link.
 * @param last a better name for this screen, such as that of the record it shows; undefined while loading
 */
export function useCrumbs(last?: string): Crumb[] {
  const intl = useIntl();
  const permissions = useSeller()?.permissions ?? [];
  const { entry, params } = useScreen();
  if (!entry) return last === undefined ? [] : [{ label: last }];
  const above = (entry.crumbs ?? []).map((place): Crumb => {
    const label = intl.formatMessage(place.name);
    return mayEnter(place, permissions)
      ? { label, href: place.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) }
      : { label };
  });
  return [...above, { label: last ?? intl.formatMessage(entry.name) }];
}

/** Sets the document title from the route table, until the screen sets a better one. */
export function useScreenTitle(): void {
  const intl = useIntl();
  const { entry } = useScreen();
  /* Effects of earlier siblings run first, so the screen's own title wins. */
  useDocumentTitle(entry && intl.formatMessage(entry.name));
}
