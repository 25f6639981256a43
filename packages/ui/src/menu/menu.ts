import type { LucideIcon } from '../icons/index.ts';

/** An item of a menu. */
export interface MenuEntry {
  /** Passed to `onAction`. */
  id: string;
  label: string;
  icon?: LucideIcon;
  /** A second, muted line. */
  description?: string;
  /** Links to a page instead of running an action. */
  href?: string;
  /** `danger` for destructive actions, which come last. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Language of the label if it differs from the page's: language names. */
  lang?: string;
}

/** A group of items, separated by a line above. */
export interface MenuSection {
  /** Title and accessible name of the group. */
  title?: string;
  items: readonly MenuEntry[];
  /** The selected item: makes the group single-select, with a tick. */
  selected?: string;
}
