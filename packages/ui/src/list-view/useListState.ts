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
  /** Takes the place of the entry in the history, so that Back does not stop at every letter of a search. */
  replace: boolean;
}

/** A list's state and the ways to change it. */
export interface ListApi {
  definition: ListDefinition;
  state: ListState;
  /** Whether a search or a filter narrows the list. */
  narrowed: boolean;
  /** Changes parts of the state. What the list holds then begins at its first page, unless a page is given. */
  change: (change: Partial<ListState>, options?: ChangeOptions) => void;
  /** Takes off search and filters. */
  clear: () => void;
  /** The address of a page: `?page=2`. */
  hrefOf: (state: Partial<ListState>) => string;
  /** The order as a DataTable's head shows it. */
  sort: Sort | null;
  /** What a press on a DataTable's head asks for; orders that the list does not offer are passed over. */
  onSortChange: (sort: Sort) => void;
}

/** What says which rows, not how or where: changing it leads back to the first page. */
const asks = ['search', 'filters', 'sort', 'pageSize', 'saved'] as const;

const sortOf = (id: string): Sort | null =>
  id === ''
    ? null
    : id.startsWith('-')
      ? { column: id.slice(1), direction: 'descending' }
      : { column: id, direction: 'ascending' };

/**
 * A list's state, kept in the address alone. It knows no router: give it what the address holds and how to change it.
 * Two changes in one moment (a search that is left by a press on a filter) build on each other, however late the address
 * follows.
 * @param definition the same object between renders, best outside the component
 */
export function useListState(
  definition: ListDefinition,
  params: URLSearchParams,
  onParamsChange: (params: URLSearchParams, options: ChangeOptions) => void,
): ListApi {
  const address = params.toString();
  const state = useMemo(() => readListState(definition, new URLSearchParams(address)), [definition, address]);
  /** Asked for, and not in the address yet. */
  const asked = useRef<URLSearchParams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address has become, it is the truth again
  useLayoutEffect(() => {
    asked.current = null;
  }, [address]);

  const change: ListApi['change'] = (part, { replace } = { replace: false }) => {
    const base = asked.current ?? new URLSearchParams(address);
    const before = readListState(definition, base);
    const anew = part.page === undefined && asks.some((name) => part[name] !== undefined);
    const after = writeListState(definition, { ...before, ...(anew && { page: 1 }), ...part }, base);
    if (after.toString() === base.toString()) return;
    asked.current = after;
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
      const wanted = direction === 'descending' ? [`-${column}`, column] : [column, `-${column}`];
      const sort = wanted.find((id) => definition.sorts?.some((offered) => offered.id === id));
      if (sort) change({ sort });
    },
  };
}
