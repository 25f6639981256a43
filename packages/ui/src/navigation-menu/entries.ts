import type { LucideIcon } from '../icons/index.ts';

/** A page that a menu leads to. */
export interface NavigationLink {
  href: string;
  label: string;
  /** A quieter line under it. */
  description?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Address of its mark, in place of an icon. One that does not load leaves the words alone. */
  logo?: string | undefined;
  /** Not open yet: shown with a word, not led to. */
  soon?: boolean | undefined;
  /** Leads to another site, in a new tab. */
  external?: boolean | undefined;
  /** Is asked about first: `onAsk` is told in place of following it. */
  asks?: boolean | undefined;
}

/** Pages under one title. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

/** What stands in the bar: a page, or several under a title. */
export type NavigationItem = NavigationLink | NavigationGroup;

export const isGroup = (item: NavigationItem): item is NavigationGroup => 'links' in item;

/** Where a key leads in a row or list; it stops at the ends. Undefined where the key is none of ours. */
export function stopAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
