import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusFirst } from '../filter-bar/focus-first.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { LoadingBar } from '../loading-bar/index.ts';
import { usePlaceInTitle } from '../page-title/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ListContent, type ListContentProps, lazyNoRows } from './ListContent.tsx';
import type { ListPagesProps, MoreRows } from './ListPages.tsx';
import type { ListSearch, ListToolsProps } from './ListTools.tsx';
import * as css from './ListView.css.ts';
import { ListMenuContext, ListMenuStore } from './list-menu.ts';
import { strings } from './strings.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/** Downloaded while the rows load, which do not need it. */
const lazyTools = lazyComponent<ListToolsProps>(() => import('./ListTools.tsx').then(({ ListTools }) => ListTools));
/* Below the rows, so nothing moves when it loads. */
const lazyPages = lazyComponent<ListPagesProps>(() => import('./ListPages.tsx').then(({ ListPages }) => ListPages));
const preload = () => {
  void lazyTools.preload();
  void lazyPages.preload();
  void lazyNoRows.preload();
};

export interface ListViewProps extends Omit<ListContentProps, 'onClear'>, RootProps<HTMLDivElement> {
  /** Searches while typing. Omit for no search. */
  search?: ListSearch | undefined;
  /** The result count as text: "12 works". Announced when a search or a filter has changed it. */
  found?: string | undefined;
  /** Further items of its menu: ColumnPicker, a ListAction. They render nothing of their own. */
  tools?: ReactNode;
  /** A view switch, where the views are not pictures and table: a SegmentedControl of icons. */
  view?: ReactNode;
  /** The messages of its filters and orders are loading; their space is reserved. */
  pendingTools?: boolean | undefined;
  /** Label of the switch between pictures and table, where it has a key: "View (key V)". Default "View". */
  layoutLabel?: string | undefined;
  /** Saved views: SavedViews with `viewsOf(list, …)`. A strip above the row as soon as there are some. */
  views?: ReactNode;
  /** Actions on the selected rows: a BulkBar. */
  bulk?: ReactNode;
  /** The result of a bulk action: a BulkReport. */
  report?: ReactNode;
  /** Loads more rows below instead of paging. */
  more?: MoreRows | undefined;
}

/**
 * The pattern of every list screen: one row with search, filters, view and menu above; the rows, or the state shown
 * instead; pages and bulk actions below. Its whole state is in the URL (`useListState`); loading is up to the caller.
 * Not for a short list inside a page: use DataTable or ArtworkGrid alone.
 */
export function ListView(props: ListViewProps) {
  const {
    list,
    label,
    status,
    total,
    search,
    found,
    tools,
    view,
    pendingTools,
    layoutLabel,
    views,
    bulk,
    report,
    more,
  } = props;
  const { state, change, narrowed } = list;
  const Tools = lazyTools.useComponent();
  const Pages = lazyPages.useComponent();
  const searchRef = useRef<HTMLInputElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [menu] = useState(() => new ListMenuStore());
  // The focused element may be removed with the selection or its row: the list itself then takes the focus.
  const focusFallback = useFocusFallback(content);
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root, content);
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / state.pageSize));
  useWithinPages(props, pageCount);
  // Only when a list renders, not on import. A failed download is retried with the next response.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of the status
  useEffect(preload, [status]);

  const { locale } = useUi();
  const string = useStrings(strings);
  const number = new Intl.NumberFormat(locale);
  const place = string('page', { page: number.format(state.page), count: number.format(pageCount) });
  usePlaceInTitle(!more && state.page > 1 && state.page <= pageCount ? place : undefined);
  const [turnedTo, setTurnedTo] = useState<number>();

  // A new page is shown from its top; a new query keeps the focus where it is.
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL has changed
  useLayoutEffect(() => {
    if (turned.current) content.current?.focus();
    turned.current = false;
  }, [state.page]);

  const focusTools = () => (searchRef.current ? searchRef.current.focus() : focusFirst(controlsRef.current));
  // An empty collection needs no search.
  const bare = status === 'denied' || (props.isEmpty === true && !narrowed);
  return (
    <div {...rootOf(props)} {...focusFallback} className={css.list} ref={refs(root, props.ref)}>
      {!bare && (
        <ListMenuContext value={menu}>
          {views}
          {Tools && !pendingTools ? (
            <Tools
              controlsRef={controlsRef}
              layoutLabel={layoutLabel}
              list={list}
              menu={menu}
              search={search}
              searchRef={searchRef}
              tools={tools}
              view={view}
            />
          ) : (
            <div className={css.coming} />
          )}
        </ListMenuContext>
      )}
      <VisuallyHidden>
        <span role="status">{status !== 'ready' ? '' : turnedTo === state.page ? place : narrowed ? found : ''}</span>
      </VisuallyHidden>
      <LoadingBar loading={status === 'updating'} />
      {report}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        aria-busy={status === 'updating' || undefined}
        aria-label={label}
        className={css.content}
        ref={content}
        role="group"
        tabIndex={-1}
      >
        <ListContent
          {...props}
          onClear={() => {
            list.clear();
            focusTools();
          }}
        />
      </div>
      {status !== 'loading' && status !== 'denied' && total !== undefined && total > 0 && Pages && (
        <Pages
          list={list}
          more={more}
          onPage={(page) => {
            turned.current = true;
            setTurnedTo(page);
            change({ page });
          }}
          pageCount={pageCount}
          total={total}
        />
      )}
      {bulk}
    </div>
  );
}

/** Goes to the last page if the current one does not exist: its last row was removed, or the URL is old. */
function useWithinPages({ list, status, total, more }: ListViewProps, pageCount: number): void {
  const { state, change } = list;
  const beyond = !more && status === 'ready' && total !== undefined && total > 0 && state.page > pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per missing page
  useEffect(() => {
    if (beyond) change({ page: pageCount }, { replace: true });
  }, [beyond, pageCount]);
}
