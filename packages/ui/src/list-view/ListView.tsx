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

/** On its way while the rows are asked for: they need none of it. */
const lazyTools = lazyComponent<ListToolsProps>(() => import('./ListTools.tsx').then(({ ListTools }) => ListTools));
/* They stand below the rows: nothing moves when they come. */
const lazyPages = lazyComponent<ListPagesProps>(() => import('./ListPages.tsx').then(({ ListPages }) => ListPages));
const preload = () => {
  void lazyTools.preload();
  void lazyPages.preload();
  void lazyNoRows.preload();
};

export interface ListViewProps extends Omit<ListContentProps, 'onClear'>, RootProps<HTMLDivElement> {
  /** Searches while typing. Left out, there is no search. */
  search?: ListSearch | undefined;
  /** How many were found, in words: "12 works". Announced when a search or a filter has changed it. */
  found?: string | undefined;
  /** What its menu holds beside the order: ColumnPicker, a ListAction. They draw nothing of their own. */
  tools?: ReactNode;
  /** The switch of how it is shown, where that is neither pictures nor a table: a SegmentedControl of icons. */
  view?: ReactNode;
  /** The words of its filters and orders are on their way: their room is kept. */
  pendingTools?: boolean | undefined;
  /** What the switch of pictures and table is called, where it has a key: "View (key V)". Default "View". */
  layoutLabel?: string | undefined;
  /** Its saved views: SavedViews with `viewsOf(list, …)`. A strip above the row as soon as there are some. */
  views?: ReactNode;
  /** What can be done with the selected rows: a BulkBar. */
  bulk?: ReactNode;
  /** What came of it: a BulkReport. */
  report?: ReactNode;
  /** Adds rows below instead of leading through pages. */
  more?: MoreRows | undefined;
}

/**
 * The pattern of every list screen: one row with search, filters, view and menu above; the rows, or what stands in
 * their place; pages and bulk actions below. All that it shows is in the address (`useListState`); loading is the
 * caller's. Not for a short list inside a page: use DataTable or ArtworkGrid alone.
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
  // What had the focus goes with the selection it was about, or with its row: the list itself takes it.
  const kept = useFocusFallback(content);
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root, content);
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / state.pageSize));
  useWithinPages(props, pageCount);
  // By a list that is drawn, not by whoever has this file: what has failed to come is asked for again by the next answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason
  useEffect(preload, [status]);

  const { locale } = useUi();
  const string = useStrings(strings);
  const number = new Intl.NumberFormat(locale);
  const place = string('page', { page: number.format(state.page), count: number.format(pageCount) });
  usePlaceInTitle(!more && state.page > 1 && state.page <= pageCount ? place : undefined);
  const [turnedTo, setTurnedTo] = useState<number>();

  // Another page is read from its top; a new question keeps the focus where it was asked.
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address has followed, however late that is
  useLayoutEffect(() => {
    if (turned.current) content.current?.focus();
    turned.current = false;
  }, [state.page]);

  const focusTools = () => (searchRef.current ? searchRef.current.focus() : focusFirst(controlsRef.current));
  // An empty collection has nothing to be searched for.
  const bare = status === 'denied' || (props.isEmpty === true && !narrowed);
  return (
    <div {...rootOf(props)} {...kept} className={css.list} ref={refs(root, props.ref)}>
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
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

/** The last row of the last page went, or the address is an old one: the last page there is. */
function useWithinPages({ list, status, total, more }: ListViewProps, pageCount: number): void {
  const { state, change } = list;
  const beyond = !more && status === 'ready' && total !== undefined && total > 0 && state.page > pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is not there
  useEffect(() => {
    if (beyond) change({ page: pageCount }, { replace: true });
  }, [beyond, pageCount]);
}
