/** Something that has happened and concerns the person. */
export interface Notification {
  id: string;
  /** What has happened, in a sentence. */
  words: string;
  /** When, in ISO 8601. */
  at: string;
  /** Where it leads; a line without it only tells. */
  href?: string | undefined;
  unread: boolean;
}

/** How the list goes on where there are earlier ones. */
export interface Earlier {
  /** Adds them below. */
  onShow: () => void;
  loading?: boolean | undefined;
}

/** What was known of the notifications at one moment. */
export interface Known {
  /** How many are unread in all; more than are in the list, perhaps. */
  unread: number;
  /** The unread ones of the list; undefined while it was not loaded. */
  ids: readonly string[] | undefined;
  /** All of the list. */
  all: readonly string[];
}

export const knownOf = (unread: number, list: readonly Notification[] | undefined): Known => ({
  unread,
  ids: list?.filter((each) => each.unread).map(({ id }) => id),
  all: list?.map(({ id }) => id) ?? [],
});

/**
 * How many have come since, counted one by one where both lists are there: reading one does not hide a new one. Earlier
 * ones that were added below are not new.
 */
export function newSince(before: Known, now: Known): number {
  const known = before.ids;
  if (!known || !now.ids) return Math.max(0, now.unread - before.unread);
  const end = now.all.findLastIndex((id) => before.all.includes(id));
  const above = end < 0 ? now.all : now.all.slice(0, end);
  return now.ids.filter((id) => !known.includes(id) && above.includes(id)).length;
}

/**
 * Of a list that changes while it is read: what is shown, in the order in which it was met, and what waits. What was
 * asked for below the last one met is shown at once: it moves nothing.
 */
export function steady(
  order: readonly string[],
  last: ReadonlyMap<string, Notification>,
  list: readonly Notification[],
): { shown: Notification[]; waiting: Notification[] } {
  const now = new Map(list.map((each) => [each.id, each]));
  const end = list.findLastIndex(({ id }) => order.includes(id)) + 1;
  const below = end > 0 ? list.slice(end) : [];
  return {
    shown: [...order.flatMap((id) => now.get(id) ?? last.get(id) ?? []), ...below],
    waiting: list.filter(({ id }, place) => !order.includes(id) && (end === 0 || place < end)),
  };
}

/** The count as the bell has room for it. */
export const short = (count: number, most = 99) => (count > most ? `${most}+` : String(count));
