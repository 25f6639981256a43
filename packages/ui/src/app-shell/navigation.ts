import type { LucideIcon } from '../icons/index.ts';

/** A page in the sidebar. */
export interface NavigationEntry {
  href: string;
  label: string;
  /** A shorter label for the bottom bar of a phone. */
  shortLabel?: string;
  icon: LucideIcon;
  /** Number of items that need attention. */
  badge?: number;
  /** Text of the badge for screen readers: "3 orders wait for you". */
  badgeLabel?: string;
  /** The permission needed to see it, passed to `can`. */
  permission?: string;
  /** Not available yet: shown, but not a link. */
  soon?: boolean;
  /** Why it is closed to the user. The entry is dimmed and shows this on hover or focus. */
  closed?: string | undefined;
  /** Other paths that belong to this entry: an order's page belongs to the orders. */
  within?: readonly string[];
  /**
   * Rank in the bottom bar of a phone, which has four places. Entries without a rank come after those with one. An
   * entry with a rank is shown there even if it is `soon` in the sidebar.
   */
  phoneRank?: number | undefined;
}

/** The entries the user may see; all of them without `can`. */
export function permitted(entries: readonly NavigationEntry[], can?: (permission: string) => boolean) {
  return can ? entries.filter(({ permission }) => permission === undefined || can(permission)) : entries;
}

const covers = (place: string, path: string) => path === place || path.startsWith(`${place}/`);

/** The entry that contains `path`; the most specific one if several do. */
export function currentEntry(entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined {
  const reach = (entry: NavigationEntry) =>
    Math.max(0, ...[entry.href, ...(entry.within ?? [])].filter((place) => covers(place, path)).map((p) => p.length));
  return entries.reduce<NavigationEntry | undefined>(
    (best, entry) => (reach(entry) > (best ? reach(best) : 0) ? entry : best),
    undefined,
  );
}

const folded = (text: string, locale: string) => text.normalize('NFKC').toLocaleLowerCase(locale);

/** The entries whose label contains the typed text, ignoring case and character width. */
export function findEntries(entries: readonly NavigationEntry[], typed: string, locale: string) {
  const query = folded(typed.trim(), locale);
  return query ? entries.filter((entry) => folded(entry.label, locale).includes(query)) : [...entries];
}

const rank = ({ phoneRank = Number.POSITIVE_INFINITY }: NavigationEntry) => phoneRank;

/** At most four entries that can be opened, by rank. */
export function phoneEntries(entries: readonly NavigationEntry[]) {
  const open = entries.filter((entry) => !entry.closed && (!entry.soon || entry.phoneRank !== undefined));
  // Infinity minus Infinity is NaN; `|| 0` keeps the order of two entries without a rank.
  return open.toSorted((one, other) => rank(one) - rank(other) || 0).slice(0, 4);
}
