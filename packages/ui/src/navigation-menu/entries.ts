import type { LucideIcon } from '../icons/index.ts';

/** A link of a menu. */
export interface NavigationLink {
  href: string;
  label: string;
  /** A second, muted line. */
  description?: string | undefined;
  icon?: LucideIcon | undefined;
  /** URL of its logo, instead of an icon. If it fails to load, only the label is shown. */
  logo?: string | undefined;
  /** Not open yet: shown with a hint, not a link. */
  soon?: boolean | undefined;
  /** Links to another site, in a new tab. */
  external?: boolean | undefined;
  /** Calls `onConfirmFirst` instead of following the link. */
  confirmFirst?: boolean | undefined;
}

/** Pages under one title. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

/** An entry of the bar: a link, or a group of links under a title. */
export type NavigationItem = NavigationLink | NavigationGroup;

export const isGroup = (item: NavigationItem): item is NavigationGroup => 'links' in item;

/** The index a key leads to in a row or list, without wrapping. Undefined for other keys. */
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
