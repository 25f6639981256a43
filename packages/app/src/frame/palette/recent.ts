import type { Permission } from '../../session/index.ts';
import { tabStore } from '../../session/tab-store.ts';

/** A page or record opened through the palette. */
export interface Recent {
  /** URL; also the identity. */
  href: string;
  label: string;
  description?: string | undefined;
  /** Hidden if the user lacks this permission. */
  permission?: Permission | undefined;
}

/** Number of recent items. */
export const RECENT = 5;

/* In tab storage: local storage may only have the keys named in the documents (000 section 9). */
const KEY = 'recent';

const isText = (value: unknown): value is string => typeof value === 'string';

/* Storage is untrusted: validate, and allow only links into this app. */
const isRecent = (item: unknown): item is Recent => {
  const { href, label } = (item ?? {}) as Partial<Recent>;
  return isText(href) && /^\/(?!\/)/u.test(href) && isText(label);
};

/** Items a seller opened through the palette of this tab, latest first. */
export function recents(sellerId: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(KEY) ?? 'null');
    const { id, items } = (stored ?? {}) as { id?: unknown; items?: unknown };
    return id === sellerId && Array.isArray(items) ? items.filter(isRecent).slice(0, RECENT) : [];
  } catch {
    return [];
  }
}

export function remember(item: Recent, sellerId: string): void {
  const others = recents(sellerId).filter(({ href }) => href !== item.href);
  try {
    tabStore.setItem(KEY, JSON.stringify({ id: sellerId, items: [item, ...others].slice(0, RECENT) }));
  } catch {
    /* Storage is full: the item is still in the palette's lists. */
  }
}
