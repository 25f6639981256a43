import type { LucideIcon } from '../icons/index.ts';

/** A line of a menu. */
export interface MenuEntry {
  /** What `onAction` is told. */
  id: string;
  label: string;
  icon?: LucideIcon;
  /** A second, quieter line. */
  description?: string;
  /** Leads to a page instead of doing something. */
  href?: string;
  /** `danger` where something is destroyed; it stands last. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** The language of the label where it is not the page's: names of languages. */
  lang?: string;
}

/** A group of lines with a hairline above it. */
export interface MenuSection {
  /** Names the group; shown above it. */
  title?: string;
  items: readonly MenuEntry[];
  /** The chosen line: makes the group a choice of one, with a tick beside it. */
  selected?: string;
}
