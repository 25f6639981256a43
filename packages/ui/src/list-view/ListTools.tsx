import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { AppliedFilters, FilterControls, focusFirst } from '../filter-bar/index.ts';
import { Search } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { ListMenu } from './ListMenu.tsx';
import type { ListMenuStore } from './list-menu.ts';
import { looksOf } from './looks.ts';
import { strings } from './strings.ts';
import type { ListApi } from './useListState.ts';
import { useSmallWindow } from './useSmallWindow.ts';

/** Debounce of the search, in ms. */
const searchPause = 250;

/** The search of a list. */
export interface ListSearch {
  label: string;
  placeholder?: string | undefined;
  /** Shown at the end as a key hint; the caller handles the key and focuses by `ref`. */
  shortcut?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface ListToolsProps {
  list: ListApi;
  search?: ListSearch | undefined;
  tools?: ReactNode;
  view?: ReactNode;
  /** Label of the switch between pictures and table. */
  layoutLabel?: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  controlsRef: RefObject<HTMLDivElement | null>;
  menu: ListMenuStore;
}

/** Search, filters, view switch and menu in one row, with the filter chips below. */
export function ListTools({ list, search, tools, view, layoutLabel, searchRef, controlsRef, menu }: ListToolsProps) {
  const string = useStrings(strings);
  const { state, change, definition } = list;
  const { filters = [], layouts = [] } = definition;
  // Once open it stays open: what it has pushed aside must not move back under the finger that leaves it.
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isSearchOpen = opened || state.search !== '';
  const isSmall = useSmallWindow();
  return (
    <>
      <Toolbar
        end={
          <>
            {view}
            {layouts.length > 1 && !isSmall && (
              <SegmentedControl
                iconOnly
                label={layoutLabel ?? string('layout')}
                onChange={(layout) => change({ layout }, { replace: true })}
                options={looksOf(layouts).map(({ value, name, icon }) => ({ value, label: string(name), icon }))}
                value={state.layout}
              />
            )}
            <ListMenu list={list} menu={menu} />
            {tools}
          </>
        }
        filters={
          filters.length > 0 && (
            <FilterControls
              filters={filters}
              onChange={(values) => change({ filters: values })}
              oneRow
              ref={controlsRef}
              value={state.filters}
            />
          )
        }
        opener={
          search &&
          !isSearchOpen && (
            <IconButton emphasis="quiet" icon={Search} label={search.label} onClick={() => field.current?.focus()} />
          )
        }
        search={
          search && (
            <SearchField
              debounce={searchPause}
              label={search.label}
              onChange={(text) => change({ search: text }, { replace: true })}
              onFocus={() => setOpened(true)}
              ref={refs(searchRef, search.ref, field)}
              shortcut={search.shortcut}
              value={state.search}
              {...(search.placeholder !== undefined && { placeholder: search.placeholder })}
            />
          )
        }
      />
      <AppliedFilters
        filters={filters}
        onChange={(values) => change({ filters: values })}
        onEmptied={() => focusFirst(controlsRef.current)}
        value={state.filters}
      />
    </>
  );
}
