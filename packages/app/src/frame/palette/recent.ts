import type { Permission } from '../../session/index.ts';
import { tabStore } from '../../session/tab-store.ts';

/** What the palette led to: a page or a record. */
export interface Recent {
  /** Where it is; names it, too. */
  href: string;
  label: string;
  description?: string | undefined;
  /** Without it, it is not shown. */
  permission?: Permission | undefined;
}

/** How many are remembered. */
export const RECENT = 5;

/* In the tab: local storage has the documents' keys and no other (000 section 9). */
const KEY = 'recent';

const isText = (value: unknown): value is string => typeof value === 'string';

/* Every read expects that somebody else wrote nonsense there; a link leads nowhere but into this app. */
const isRecent = (item: unknown): item is Recent => {
  const { href, label } = (item ?? {}) as Partial<Recent>;
  return isText(href) && /^\/(?!\/)/u.test(href) && isText(label);
};

/** What a seller opened last through the palette of this tab, the latest first. */
export function recents(sellerId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(tabStore.getItem(KEY) ?? 'null');
    const { id, items } = (kept ?? {}) as { id?: unknown; items?: unknown };
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
    /* Full: the palette has it in its lists. */
  }
}
