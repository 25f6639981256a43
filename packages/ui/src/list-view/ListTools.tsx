import type { ReactNode, Ref, RefObject } from 'react';
import { AppliedFilters, FilterControls, focusFirst } from '../filter-bar/index.ts';
import { ArrowUpDown, LayoutGrid, List } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import * as css from './ListView.css.ts';
import type { ListLayout } from './list-state.ts';
import { strings } from './strings.ts';
import type { ListApi } from './useListState.ts';

/** Typing pauses this long, in ms, before the list is asked. */
const searchPause = 250;

/** The search of a list. */
export interface ListSearch {
  label: string;
  placeholder?: string | undefined;
  /** Shown at the end, as on the key that leads here; the caller listens for it, and focuses by `ref`. */
  shortcut?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface ListToolsProps {
  list: ListApi;
  search?: ListSearch | undefined;
  tools?: ReactNode;
  /** What the switch of pictures and table is called. */
  layoutLabel?: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  controlsRef: RefObject<HTMLDivElement | null>;
}

/** Search, order and view of a list in one line; its filters below, and what they say. */
export function ListTools({ list, search, tools, layoutLabel, searchRef, controlsRef }: ListToolsProps) {
  const string = useStrings(strings);
  const { state, change, definition } = list;
  const { filters = [], sorts = [], layouts = [] } = definition;
  const [usual] = sorts;
  const sorted = sorts.find(({ id }) => id === state.sort);
  const looks: Record<ListLayout, { label: string; icon: typeof List }> = {
    pictures: { label: string('pictures'), icon: LayoutGrid },
    table: { label: string('table'), icon: List },
  };
  return (
    <>
      <Toolbar
        end={
          (layouts.length > 1 || tools) && (
            <div className={css.tools}>
              {tools}
              {layouts.length > 1 && (
                <SegmentedControl
                  iconOnly
                  label={layoutLabel ?? string('layout')}
                  onChange={(layout) => change({ layout }, { replace: true })}
                  // One place for each, whichever of them is the usual one.
                  options={(['pictures', 'table'] as const)
                    .filter((value) => layouts.includes(value))
                    .map((value) => ({ value, ...looks[value] }))}
                  value={state.layout}
                />
              )}
            </div>
          )
        }
        search={
          search && (
            <SearchField
              debounce={searchPause}
              label={search.label}
              onChange={(text) => change({ search: text }, { replace: true })}
              ref={refs(searchRef, search.ref)}
              shortcut={search.shortcut}
              value={state.search}
              {...(search.placeholder !== undefined && { placeholder: search.placeholder })}
            />
          )
        }
      >
        {sorts.length > 1 && (
          <MenuButton
            emphasis="quiet"
            icon={ArrowUpDown}
            items={sorts}
            label={sorted && sorted.id !== usual?.id ? string('sortBy', { name: sorted.label }) : string('sort')}
            onAction={(sort) => change({ sort })}
            selected={state.sort}
          />
        )}
      </Toolbar>
      {filters.length > 0 && (
        <FilterControls
          filters={filters}
          onChange={(values) => change({ filters: values })}
          ref={controlsRef}
          value={state.filters}
        />
      )}
      <AppliedFilters
        filters={filters}
        onChange={(values) => change({ filters: values })}
        onEmptied={() => focusFirst(controlsRef.current)}
        value={state.filters}
      />
    </>
  );
}
