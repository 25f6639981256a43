import type { ExhibitionDetails, WorkOnShow } from '@smart-art/api-client/queries';

/** An exhibitor whose works are on show. */
const isSubscribed = (own: ExhibitionDetails['exhibitor_subscription']): boolean =>
  own?.status === 'subscribed' || own?.status === 'cancellation_requested';

/**
 * The works whose price list, labels and checklist the user may print. Organisers: all works on show. Exhibitors: only
 * their own, because the contract shows them no other prices. Null for everyone else, and for a deleted exhibition.
 */
export function worksToPrint(exhibition: ExhibitionDetails): WorkOnShow[] | null {
  const { works, is_organiser, exhibitor_subscription: own, deleted_at } = exhibition;
  if (deleted_at !== null) return null;
  if (is_organiser) return works;
  if (!isSubscribed(own)) return null;
  const ids = new Set(own?.works.map(({ id }) => id));
  return works.filter(({ id }) => ids.has(id));
}

/** The order of works on printed papers: by artist, by title, or as in the exhibition. */
export const workOrders = ['artist', 'title', 'show'] as const;
export type WorkOrder = (typeof workOrders)[number];

/** Sorted by readings where there are any. @param locale for sorting; works without an artist come last */
export function inOrder(works: readonly WorkOnShow[], order: WorkOrder, locale: string): WorkOnShow[] {
  if (order === 'show') return [...works];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const titleOf = ({ title, title_reading }: WorkOnShow) => title_reading ?? title;
  const artistOf = ({ artist_name, artist_reading }: WorkOnShow) => artist_reading ?? artist_name ?? '';
  const byTitle = (one: WorkOnShow, other: WorkOnShow) => compare(titleOf(one), titleOf(other));
  const byArtist = (one: WorkOnShow, other: WorkOnShow) =>
    Number(!one.artist_name) - Number(!other.artist_name) || compare(artistOf(one), artistOf(other));
  return works.toSorted((one, other) => (order === 'artist' && byArtist(one, other)) || byTitle(one, other));
}
