import type { SavedView, SavedViewsProps } from '../saved-views/index.ts';
import { queryOf, readListState, writeListState } from './list-state.ts';
import type { ListApi } from './useListState.ts';

/** A saved view as it is stored: a query instead of a URL. */
export interface SavedListView extends Omit<SavedView, 'href'> {
  /** As `queryOf` wrote it. */
  query: string;
}

/**
 * A list's saved views, for SavedViews: their URLs, which one is active, and whether it was changed since it was saved.
 */
export function viewsOf(
  { definition, state, change }: ListApi,
  views: readonly SavedListView[],
): Required<Pick<SavedViewsProps, 'views' | 'current' | 'edited' | 'onFollow' | 'onReset'>> {
  const opened = ({ id, query }: SavedListView) => ({
    ...readListState(definition, new URLSearchParams(query)),
    saved: id,
  });
  const chosen = views.find(({ id }) => id === state.saved);
  const show = ({ id }: SavedView) => {
    const view = views.find((other) => other.id === id);
    if (view) change(opened(view));
  };
  return {
    views: views.map((view) => ({ ...view, href: `?${writeListState(definition, opened(view))}` })),
    current: chosen?.id ?? null,
    edited: chosen !== undefined && queryOf(definition, state) !== queryOf(definition, opened(chosen)),
    onFollow: show,
    onReset: show,
  };
}
