import { decodeFilter, encodeFilter } from '../filter-bar/address.ts';
import { appliedOf, type Filter, type FilterValues } from '../filter-bar/filters.ts';

/** Pictures of works, or a table to compare rows. */
export type ListLayout = 'pictures' | 'table';

/** A sort order. A leading minus is descending: `-created_at`. */
export interface SortChoice {
  id: string;
  /** "Newest first". */
  label: string;
}

/** The options of a list. The first of each is the default, which the URL omits. */
export interface ListDefinition {
  filters?: readonly Filter[] | undefined;
  sorts?: readonly SortChoice[] | undefined;
  layouts?: readonly ListLayout[] | undefined;
  /** Page sizes, in rows. */
  pageSizes?: readonly number[] | undefined;
  /** Prefix of each parameter in the URL, for pages with two lists: `sent.`. */
  prefix?: string | undefined;
}

/** What a list shows. All of it is in the URL. */
export interface ListState {
  /** As typed, including spaces. */
  search: string;
  filters: FilterValues;
  sort: string;
  layout: ListLayout;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Id of the saved view it started from. */
  saved: string | null;
}

const names = ['search', 'sort', 'layout', 'page', 'per_page', 'saved'] as const;
type Name = (typeof names)[number];

/** Longest search and last page accepted from a URL. */
const longestSearch = 200;
const lastPage = 1_000_000;

const first = <Value>(values: readonly Value[] | undefined, fallback: Value): Value => values?.[0] ?? fallback;

function oneOf<Value>(values: readonly Value[], text: string | null, otherwise: Value): Value {
  return values.find((value) => String(value) === text) ?? otherwise;
}

/** The default state, without search or filters. */
export function initialListState({ sorts, layouts, pageSizes }: ListDefinition): ListState {
  return {
    search: '',
    filters: {},
    sort: first(sorts, { id: '', label: '' }).id,
    layout: first(layouts, 'table'),
    page: 1,
    pageSize: first(pageSizes, 48),
    saved: null,
  };
}

/** Parses a URL. Unknown, invalid or too long values are ignored. */
export function readListState(definition: ListDefinition, params: URLSearchParams): ListState {
  const { filters = [], sorts = [], layouts = [], pageSizes = [], prefix = '' } = definition;
  check(definition);
  const start = initialListState(definition);
  const read = (name: Name) => params.get(prefix + name);
  const page = Number(read('page') ?? '1');
  return {
    search: (read('search') ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const value = decodeFilter(filter, params.getAll(prefix + filter.id));
        return value === undefined ? [] : [[filter.id, value]];
      }),
    ),
    sort: oneOf(
      sorts.map(({ id }) => id),
      read('sort'),
      start.sort,
    ),
    layout: oneOf(layouts, read('layout'), start.layout),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    pageSize: oneOf(pageSizes, read('per_page'), start.pageSize),
    saved: read('saved')?.slice(0, longestSearch) || null,
  };
}

/**
 * The URL of a state: parameters in a fixed order, defaults omitted.
 * @param others the URL's other parameters: those that are not the list's stay, at the end
 */
export function writeListState(
  definition: ListDefinition,
  state: ListState,
  others?: URLSearchParams | undefined,
): URLSearchParams {
  const { filters = [], prefix = '' } = definition;
  check(definition);
  const start = initialListState(definition);
  const params = new URLSearchParams();
  const write = (name: Name, value: string | number | null, otherwise: string | number | null) => {
    if (value !== otherwise && value !== null) params.append(prefix + name, String(value));
  };
  write('search', state.search, start.search);
  for (const applied of appliedOf(filters, state.filters)) {
    for (const text of encodeFilter(applied)) params.append(prefix + applied.filter.id, text);
  }
  write('sort', state.sort, start.sort);
  write('layout', state.layout, start.layout);
  write('page', state.page, start.page);
  write('per_page', state.pageSize, start.pageSize);
  write('saved', state.saved, start.saved);
  const own = new Set([...names, ...filters.map(({ id }) => id)].map((name) => prefix + name));
  for (const [name, value] of others ?? []) if (!own.has(name)) params.append(name, value);
  return params;
}

/** What a saved view stores: the query, not the page. */
export function queryOf(definition: ListDefinition, state: ListState): string {
  return writeListState(definition, { ...state, page: 1, saved: null }).toString();
}

/** Whether a search or filter applies. */
export function isNarrowed({ filters = [] }: ListDefinition, state: ListState): boolean {
  return state.search.trim() !== '' || appliedOf(filters, state.filters).length > 0;
}

/** Clears search and filters; keeps order and layout. */
export const widened = (state: ListState): ListState => ({ ...state, search: '', filters: {}, page: 1 });

/** @throws if two parameters would have the same name in the URL */
function check({ filters = [] }: ListDefinition): void {
  const taken = new Set<string>(names);
  for (const { id } of filters) {
    if (taken.has(id))
      throw new Error(`"${id}" has a meaning in a list's address already: give the filter another id.`);
    taken.add(id);
  }
}
