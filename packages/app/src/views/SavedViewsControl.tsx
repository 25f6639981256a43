import { initialListState, queryOf, viewsOf } from '@smart-art/ui/list-view';
import { SavedViews } from '@smart-art/ui/saved-views';
import type { LazySavedViewsProps } from './LazySavedViews.tsx';
import { useOpening } from './use-opening.ts';
import { useSavedViews } from './useSavedViews.ts';

/** Id of the view of the whole list, the only one that is not saved. */
const ALL = 'all';

/** The seller's saved views of a list, synced across devices. */
export function SavedViewsControl({ list, of, all: name }: LazySavedViewsProps) {
  const { views: saved, keep, change, move, remove, restore } = useSavedViews(of);
  const { views, current, edited, onFollow, onReset } = viewsOf(
    list,
    (saved ?? []).map((view) => ({ ...view, isDefault: view.is_default })),
  );
  const { state, definition } = list;
  const query = queryOf(definition, state);
  const first = saved?.find(({ is_default }) => is_default);
  /* Name the view in the URL, or the list would open with the default view. */
  const whole = { ...wholeOf(list), saved: first ? ALL : null };
  const all = { id: ALL, name, href: list.hrefOf(whole), fixed: true };
  useOpening(list, saved);
  const isAll = current === null && query === queryOf(definition, { ...state, ...wholeOf(list) });
  if (!saved) return null;
  return (
    <SavedViews
      current={isAll ? ALL : current}
      edited={edited}
      onDelete={async ({ id }) => {
        await remove(id);
        if (state.saved === id) list.change({ saved: null }, { replace: true });
      }}
      onDefault={({ id }, isDefault) =>
        change(id === ALL && first ? first.id : id, { is_default: id !== ALL && isDefault })
      }
      onFollow={(view) => (view.id === ALL ? list.change(whole) : onFollow(view))}
      onMove={({ id }, by) => move(id, by)}
      onRename={(view, name) => change(view.id, { name })}
      onReset={onReset}
      onRestore={({ id }) => restore(id)}
      onSave={async (name) => {
        const { id } = await keep(name, query);
        list.change({ saved: id }, { replace: true });
      }}
      onUpdate={(view) => change(view.id, { query })}
      views={[all, ...views]}
    />
  );
}

/** Clears all filters but keeps the layout and page size. */
function wholeOf({ definition, state }: LazySavedViewsProps['list']) {
  return { ...initialListState(definition), layout: state.layout, pageSize: state.pageSize };
}
