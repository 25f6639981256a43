import { initialListState, queryOf, viewsOf } from '@smart-art/ui/list-view';
import { SavedViews } from '@smart-art/ui/saved-views';
import { useIntl } from 'react-intl';
import type { LibraryViewsProps } from './LateViews.tsx';
import { useKeptViews } from './useKeptViews.ts';
import { viewsMessages as messages } from './views.messages.ts';

/** The whole library: of all views the one that nobody has kept. */
const ALL = 'all';

/** The seller's own views of the library, on every device. */
export function LibraryViews({ list }: LibraryViewsProps) {
  const intl = useIntl();
  const { views: kept, keep, change, remove, restore } = useKeptViews();
  const { views, current, edited, onFollow, onReset } = viewsOf(list, kept ?? []);
  const { state, definition } = list;
  const asked = queryOf(definition, state);
  const all = { id: ALL, name: intl.formatMessage(messages.all), href: list.hrefOf(wholeOf(list)), fixed: true };
  const isAll = current === null && asked === queryOf(definition, { ...state, ...wholeOf(list) });
  if (!kept) return null;
  return (
    <SavedViews
      current={isAll ? ALL : current}
      edited={edited}
      onDelete={async ({ id }) => {
        await remove(id);
        if (state.saved === id) list.change({ saved: null }, { replace: true });
      }}
      onFollow={(view) => (view.id === ALL ? list.change(wholeOf(list)) : onFollow(view))}
      onRename={(view, name) => change(view.id, { name })}
      onReset={onReset}
      onRestore={({ id }) => restore(id)}
      onSave={async (name) => {
        const { id } = await keep(name, asked);
        list.change({ saved: id }, { replace: true });
      }}
      onUpdate={(view) => change(view.id, { query: asked })}
      views={[all, ...views]}
    />
  );
}

/** Nothing narrows it; pictures or table stays as it is. */
function wholeOf({ definition, state }: LibraryViewsProps['list']) {
  return { ...initialListState(definition), layout: state.layout, pageSize: state.pageSize };
}
