import type { NotificationPage } from '@smart-art/api-client/queries';
import { matchPath } from 'react-router';
import { guestRoutes } from '../routes/guest.ts';
import { sellerRoutes } from '../routes/inner.ts';

/**
 * Where a notification leads: a screen of this app, or nowhere. What it carries was written by others: an address of
 * another site, also one that only looks like a path (`//evil.example`, `/\evil.example`), is no link.
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

/** What was read of the bell beyond its newest page: all that is shown, and whether there is more below. */
export interface Read {
  data: Notice[];
  has_more: boolean;
}

/**
 * The bell with what was read below its newest page. Where more has come than a page holds there would be a hole between
 * the two: then the newest page stands alone, and is read on from again.
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

/** The bell as it will be when the server has marked one as seen, or all. */
export function seenIn(bell: NotificationPage, { id, all }: { id?: string; all?: boolean }): NotificationPage {
  const marks = (each: { id: string; seen: boolean }) => !each.seen && (all === true || each.id === id);
  const marked = bell.data.filter(marks).length;
  return {
    ...bell,
    data: bell.data.map((each) => (marks(each) ? { ...each, seen: true } : each)),
    unseen_count: all === true ? 0 : Math.max(0, bell.unseen_count - marked),
  };
}
