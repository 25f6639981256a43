import type { NotificationPage } from '@smart-art/api-client/queries';

/** What a page marks as read: its notices, up to the newest one in the bell. */
export interface PageMark {
  link: string;
  up_to: string;
}

/** What opening a page marks as read; undefined if the bell has nothing unread about it. */
export function markOnOpening(bell: NotificationPage, link: string): PageMark | undefined {
  const newest = bell.data[0];
  const unread = bell.data.filter(({ seen }) => !seen);
  /* The bell only contains its newest page, so older unread notices may be about this page. */
  const isWhole = unread.length >= bell.unseen_count;
  if (!newest || (isWhole && !unread.some((notice) => notice.link === link))) return undefined;
  return { link, up_to: newest.id };
}

/** Notices that arrived while the page was open, always among the newest. Undefined if there are none. */
export function markWhileOpen({ data }: NotificationPage, link: string): PageMark | undefined {
  const arrived = data.find((notice) => !notice.seen && notice.link === link);
  return arrived && { link, up_to: arrived.id };
}
