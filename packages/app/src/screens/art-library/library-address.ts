import type { LibrarySelection, ListProductsParams, ProductSort, ProductType } from '@smart-art/api-client/queries';

/** What the library shows, as its address says it. */
export interface LibraryView {
  search: string;
  show: LibrarySelection | 'all';
  type: ProductType | 'all';
  sort: ProductSort;
  page: number;
}

export const DEFAULT_SORT: ProductSort = '-created_at';
/** The longest search the contract takes. */
const LONGEST_SEARCH = 200;

const selections: readonly LibraryView['show'][] = ['all', 'for_sale', 'to_rent', 'needs_attention'];
const types: readonly LibraryView['type'][] = ['all', 'art', 'photo', 'design', 'frame'];
const sorts: readonly ProductSort[] = [
  '-created_at',
  'created_at',
  'title',
  '-title',
  'artist_name',
  '-artist_name',
  'year',
  '-year',
  'sale_cost',
  '-sale_cost',
];

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise;

/** Reads an address; whatever in it is unknown counts as not said. */
export function readAddress(query: URLSearchParams): LibraryView {
  const page = Number(query.get('page') ?? '1');
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    show: oneOf(selections, query.get('show'), 'all'),
    type: oneOf(types, query.get('type'), 'all'),
    sort: oneOf(sorts, query.get('sort'), DEFAULT_SORT),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of a view, without what goes without saying. */
export function writeAddress({ search, show, type, sort, page }: LibraryView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (show !== 'all') query.set('show', show);
  if (type !== 'all') query.set('type', type);
  if (sort !== DEFAULT_SORT) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** What is asked of the backend for a view. */
export function listParams(view: LibraryView, perPage: number): ListProductsParams {
  return {
    page: view.page,
    per_page: perPage,
    sort: view.sort,
    ...(view.search.trim() && { search: view.search.trim() }),
    ...(view.show !== 'all' && { show: view.show }),
    ...(view.type !== 'all' && { type: view.type }),
  };
}
