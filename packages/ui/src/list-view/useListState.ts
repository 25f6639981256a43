import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Sort } from '../data-table/index.ts';
import {
  isNarrowed,
  type ListDefinition,
  type ListState,
  readListState,
  widened,
  writeListState,
} from './list-state.ts';

export interface ChangeOptions {
  /** Replaces the history entry, so that Back does not stop at every letter of a search. */
  replace: boolean;
}

/** A list's state and its setters. */
export interface ListApi {
  definition: ListDefinition;
  state: ListState;
  /** Whether a search or filter applies. */
  narrowed: boolean;
  /** Changes parts of the state. If this changes the rows, the list goes to its first page unless a page is given. */
  change: (change: Partial<ListState>, options?: ChangeOptions) => void;
  /** Clears search and filters. */
  clear: () => void;
  /** The URL of a state: `?page=2`. */
  hrefOf: (state: Partial<ListState>) => string;
  /** The order for a DataTable's header. */
  sort: Sort | null;
  /** Handles a press on a DataTable's header; orders that the list does not offer are ignored. */
  onSortChange: (sort: Sort) => void;
}

/** State that selects which rows are shown; changing it goes to the first page. */
const queryParts = ['search', 'filters', 'sort', 'pageSize', 'saved'] as const;

const sortOf = (id: string): Sort | null =>
  id === ''
    ? null
    : id.startsWith('-')
      ? { column: id.slice(1), direction: 'descending' }
      : { column: id, direction: 'ascending' };

/**
 * A list's state, stored only in the URL. Independent of the router: pass the URL's parameters and how to change them.
 * Two changes in the same moment (pressing a filter while typing a search) build on each other, even if the URL follows
 * later.
 * @param definition the same object between renders, best outside the component
 */
export function useListState(
  definition: ListDefinition,
  params: URLSearchParams,
  onParamsChange: (params: URLSearchParams, options: ChangeOptions) => void,
): ListApi {
  const address = params.toString();
  const state = useMemo(() => readListState(definition, new URLSearchParams(address)), [definition, address]);
  /** Requested, but not yet in the URL. */
  const requested = useRef<URLSearchParams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset on every change of the URL
  useLayoutEffect(() => {
    requested.current = null;
  }, [address]);

  const change: ListApi['change'] = (part, { replace } = { replace: false }) => {
    const base = requested.current ?? new URLSearchParams(address);
    const before = readListState(definition, base);
    const newQuery = part.page === undefined && queryParts.some((name) => part[name] !== undefined);
    const after = writeListState(definition, { ...before, ...(newQuery && { page: 1 }), ...part }, base);
    if (after.toString() === base.toString()) return;
    requested.current = after;
    onParamsChange(after, { replace });
  };

  return {
    definition,
    state,
    narrowed: isNarrowed(definition, state),
    change,
    clear: () => {
      const { search, filters, page } = widened(state);
      change({ search, filters, page });
    },
    hrefOf: (part) => `?${writeListState(definition, { ...state, ...part }, new URLSearchParams(address))}`,
    sort: sortOf(state.sort),
    onSortChange: ({ column, direction }) => {
      const candidates = direction === 'descending' ? [`-${column}`, column] : [column, `-${column}`];
      const sort = candidates.find((id) => definition.sorts?.some((offered) => offered.id === id));
      if (sort) change({ sort });
    },
  };
}
