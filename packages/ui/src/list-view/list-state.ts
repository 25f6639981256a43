import { decodeFilter, encodeFilter } from '../filter-bar/address.ts';
import { appliedOf, type Filter, type FilterValues } from '../filter-bar/filters.ts';

/** Pictures of works, or rows to compare. */
export type ListLayout = 'pictures' | 'table';

/** An order of the list. A leading minus is descending: `-created_at`. */
export interface SortChoice {
  id: string;
  /** "Newest first". */
  label: string;
}

/** What can be asked of a list. The first of each is the default, which the address leaves out. */
export interface ListDefinition {
  filters?: readonly Filter[] | undefined;
  sorts?: readonly SortChoice[] | undefined;
  layouts?: readonly ListLayout[] | undefined;
  /** Rows on a page. */
  pageSizes?: readonly number[] | undefined;
  /** Before each name in the address, where a page has two lists: `sent.`. */
  prefix?: string | undefined;
}

/** What a list shows. All of it is in the address. */
export interface ListState {
  /** As it was typed, with its spaces. */
  search: string;
  filters: FilterValues;
  sort: string;
  layout: ListLayout;
  /** From 1. */
  page: number;
  pageSize: number;
  /** The id of the saved view that this began as. */
  saved: string | null;
}

const names = ['search', 'sort', 'layout', 'page', 'per_page', 'saved'] as const;
type Name = (typeof names)[number];

/** The longest search and the last page that are taken from an address. */
const longestSearch = 200;
const lastPage = 1_000_000;

const first = <Value>(values: readonly Value[] | undefined, fallback: Value): Value => values?.[0] ?? fallback;

function oneOf<Value>(values: readonly Value[], said: string | null, otherwise: Value): Value {
  return values.find((value) => String(value) === said) ?? otherwise;
}

/** The list as nobody has asked anything of it yet. */
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

/** Reads an address. What in it is unknown, impossible or too long counts as not said. */
export function readListState(definition: ListDefinition, params: URLSearchParams): ListState {
  const { filters = [], sorts = [], layouts = [], pageSizes = [], prefix = '' } = definition;
  check(definition);
  const start = initialListState(definition);
  const said = (name: Name) => params.get(prefix + name);
  const page = Number(said('page') ?? '1');
  return {
    search: (said('search') ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const value = decodeFilter(filter, params.getAll(prefix + filter.id));
        return value === undefined ? [] : [[filter.id, value]];
      }),
    ),
    sort: oneOf(
      sorts.map(({ id }) => id),
      said('sort'),
      start.sort,
    ),
    layout: oneOf(layouts, said('layout'), start.layout),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    pageSize: oneOf(pageSizes, said('per_page'), start.pageSize),
    saved: said('saved')?.slice(0, longestSearch) || null,
  };
}

/**
 * The address of a state: always in the same order, without what goes without saying.
 * @param others what else the address holds: names that are not the list's stay, behind
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
  const say = (name: Name, value: string | number | null, otherwise: string | number | null) => {
    if (value !== otherwise && value !== null) params.append(prefix + name, String(value));
  };
  say('search', state.search, start.search);
  for (const applied of appliedOf(filters, state.filters)) {
    for (const text of encodeFilter(applied)) params.append(prefix + applied.filter.id, text);
  }
  say('sort', state.sort, start.sort);
  say('layout', state.layout, start.layout);
  say('page', state.page, start.page);
  say('per_page', state.pageSize, start.pageSize);
  say('saved', state.saved, start.saved);
  const own = new Set([...names, ...filters.map(({ id }) => id)].map((name) => prefix + name));
  for (const [name, value] of others ?? []) if (!own.has(name)) params.append(name, value);
  return params;
}

/** What a saved view holds of a state: the question, not the place in its answer. */
export function queryOf(definition: ListDefinition, state: ListState): string {
  return writeListState(definition, { ...state, page: 1, saved: null }).toString();
}

/** Whether anything narrows the list. */
export function isNarrowed({ filters = [] }: ListDefinition, state: ListState): boolean {
  return state.search.trim() !== '' || appliedOf(filters, state.filters).length > 0;
}

/** Nothing narrows the list any more; order and layout stay. */
export const widened = (state: ListState): ListState => ({ ...state, search: '', filters: {}, page: 1 });

/** @throws when two things would have one name in the address */
function check({ filters = [] }: ListDefinition): void {
  const taken = new Set<string>(names);
  for (const { id } of filters) {
    if (taken.has(id))
      throw new Error(`"${id}" has a meaning in a list's address already: give the filter another id.`);
    taken.add(id);
  }
}
