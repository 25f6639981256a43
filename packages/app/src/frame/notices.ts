import type { NotificationPage } from '@smart-art/api-client/queries';
import { matchPath } from 'react-router';
import { guestRoutes } from '../routes/guest.ts';
import { sellerRoutes } from '../routes/inner.ts';

/**
 * The target of a notification: a screen of this app, or none. Links are untrusted input: another site's URL is
 * dropped, also if it looks like a path (`//evil.example`, `/\evil.example`).
 */
export function linkOf(link: string | null): string | undefined {
  const here = 'https://this.app';
  if (!link?.startsWith('/') || !URL.canParse(link, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(link, here);
  if (origin !== here) return undefined;
  const isOurs = [...sellerRoutes, ...guestRoutes].some(({ path }) => matchPath(path, pathname));
  return isOurs ? pathname + search + hash : undefined;
}

type Notice = NotificationPage['data'][number];

/** Notifications loaded beyond the newest page: all that are shown, and whether there are more. */
export interface Read {
  data: Notice[];
  has_more: boolean;
}

/**
 * Merges the newest page with the earlier notifications loaded before. If more arrived than fit on a page, there would
 * be a gap: then only the newest page is shown and earlier ones are loaded again.
 */
export function withRead(bell: NotificationPage, read: Read | undefined): Read {
  const isWhole = read?.data.some(({ id }) => bell.data.some((newest) => newest.id === id));
  if (!read || !isWhole) return bell;
  const newest = new Set(bell.data.map(({ id }) => id));
  const below = read.data.filter(({ id }) => !newest.has(id));
  const allSeen = bell.unseen_count === 0;
  return { data: [...bell.data, ...(allSeen ? below.map(seen) : below)], has_more: read.has_more };
}

const seen = (notice: Notice): Notice => (notice.seen ? notice : { ...notice, seen: true });

/** Optimistic update: the bell after one notification, or all, are marked as seen. */
export function seenIn(bell: NotificationPage, { id, all }: { id?: string; all?: boolean }): NotificationPage {
  const marks = (each: { id: string; seen: boolean }) => !each.seen && (all === true || each.id === id);
  const marked = bell.data.filter(marks).length;
  return {
    ...bell,
    data: bell.data.map((each) => (marks(each) ? { ...each, seen: true } : each)),
    unseen_count: all === true ? 0 : Math.max(0, bell.unseen_count - marked),
  };
}
