/** Something that has happened and concerns the user. */
export interface Notification {
  id: string;
  /** What has happened, in one sentence. */
  text: string;
  /** When, in ISO 8601. */
  at: string;
  /** URL of its page; without it the notification is plain text. */
  href?: string | undefined;
  unread: boolean;
}

/** Pagination to older notifications. */
export interface Earlier {
  /** Loads them below. */
  onShow: () => void;
  loading?: boolean | undefined;
}

/** The known notifications at one moment. */
export interface Known {
  /** Total number of unread ones; may be more than the list holds. */
  unread: number;
  /** The unread ones of the list; undefined if it was not loaded. */
  ids: readonly string[] | undefined;
  /** All ids of the list. */
  all: readonly string[];
}

export const knownOf = (unread: number, list: readonly Notification[] | undefined): Known => ({
  unread,
  ids: list?.filter((each) => each.unread).map(({ id }) => id),
  all: list?.map(({ id }) => id) ?? [],
});

/**
 * How many are new since then. Compared id by id where both lists are loaded, so that reading one does not hide a new
 * one. Older ones added below are not new.
 */
export function newSince(before: Known, now: Known): number {
  const known = before.ids;
  if (!known || !now.ids) return Math.max(0, now.unread - before.unread);
  const end = now.all.findLastIndex((id) => before.all.includes(id));
  const above = end < 0 ? now.all : now.all.slice(0, end);
  return now.ids.filter((id) => !known.includes(id) && above.includes(id)).length;
}

/**
 * Keeps an open list stable: returns the ids to show, in their original order, and those that wait. Older ones added
 * below the last are shown at once, because they move nothing.
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

/** The count, shortened to fit the bell. */
export const short = (count: number, most = 99) => (count > most ? `${most}+` : String(count));
