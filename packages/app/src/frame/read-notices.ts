import type { NotificationPage } from '@smart-art/api-client/queries';

/** What is marked as read of a page: its notices, up to the newest that the bell held. */
export interface PageMark {
  link: string;
  up_to: string;
}

/** What a page that is opened marks as read; undefined where the bell has nothing unread about it. */
export function markOnOpening(bell: NotificationPage, link: string): PageMark | undefined {
  const newest = bell.data[0];
  const held = bell.data.filter(({ seen }) => !seen);
  /* The bell holds its newest page only: further down there may be more about this page. */
  const isWhole = held.length >= bell.unseen_count;
  if (!newest || (isWhole && !held.some((notice) => notice.link === link))) return undefined;
  return { link, up_to: newest.id };
}

/** What has come while the page was open: always among the newest. Undefined where nothing has. */
export function markWhileOpen({ data }: NotificationPage, link: string): PageMark | undefined {
  const arrived = data.find((notice) => !notice.seen && notice.link === link);
  return arrived && { link, up_to: arrived.id };
}
