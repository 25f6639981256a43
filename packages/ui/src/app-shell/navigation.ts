import type { LucideIcon } from '../icons/index.ts';

/** A page of the sidebar. */
export interface NavigationEntry {
  href: string;
  label: string;
  /** A shorter word for the bar at the foot of a phone. */
  shortLabel?: string;
  icon: LucideIcon;
  /** A count of what waits there. */
  badge?: number;
  /** The badge in words, for a screen reader: "3 orders wait for you". */
  badgeLabel?: string;
  /** What a person must be allowed to see it: asked of `can`. */
  permission?: string;
  /** Not open yet: shown, not led to. */
  soon?: boolean;
  /** Why it is not open to the person: it stands there like a shadow, and says so when it is pointed at or focused. */
  closed?: string | undefined;
  /** Paths elsewhere that belong to this entry: an order's own page to the orders. */
  within?: readonly string[];
  /**
   * Its rank for the bar at the foot of a phone, which has four places; entries without one come after those that have
   * one. The bar also leads to a page with a rank that the sidebar still announces as `soon`.
   */
  phoneRank?: number | undefined;
}

/** The entries that a person may see; all of them where nobody is asked. */
export function permitted(entries: readonly NavigationEntry[], can?: (permission: string) => boolean) {
  return can ? entries.filter(({ permission }) => permission === undefined || can(permission)) : entries;
}

const covers = (place: string, path: string) => path === place || path.startsWith(`${place}/`);

/** The entry whose page, or whose page's parts, `path` is; the most specific when several are. */
export function currentEntry(entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined {
  const reach = (entry: NavigationEntry) =>
    Math.max(0, ...[entry.href, ...(entry.within ?? [])].filter((place) => covers(place, path)).map((p) => p.length));
  return entries.reduce<NavigationEntry | undefined>(
    (best, entry) => (reach(entry) > (best ? reach(best) : 0) ? entry : best),
    undefined,
  );
}

const folded = (words: string, locale: string) => words.normalize('NFKC').toLocaleLowerCase(locale);

/** The entries whose label has the words typed, whatever their case or width. */
export function findEntries(entries: readonly NavigationEntry[], typed: string, locale: string) {
  const wanted = folded(typed.trim(), locale);
  return wanted ? entries.filter((entry) => folded(entry.label, locale).includes(wanted)) : [...entries];
}

const rank = ({ phoneRank = Number.POSITIVE_INFINITY }: NavigationEntry) => phoneRank;

/** At most four of those that can be opened, by rank: where one is missing the next takes its place. */
export function phoneEntries(entries: readonly NavigationEntry[]) {
  const open = entries.filter((entry) => !entry.closed && (!entry.soon || entry.phoneRank !== undefined));
  // Two without a rank: Infinity minus itself is no number, and they stay in order.
  return open.toSorted((one, other) => rank(one) - rank(other) || 0).slice(0, 4);
}
