import type { ListProductsParams, ProductPage, ProductSort } from '@smart-art/api-client/queries';
import type { Filter, FilterChoice, FilterValues } from '@smart-art/ui/filter-bar';
import type { ListDefinition } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import type { Choice } from '../../preferences/preferences.ts';
import type { typeMessages } from '../type.messages.ts';
import { statusMessages } from '../works.messages.ts';
import type { filterMessages, sortMessages } from './filters.messages.ts';

export type Layout = Choice<'library_view'>;

/** Page size per layout. */
export const PER_PAGE: Record<Layout, number> = { grid: 48, table: 100 };

/** Names used in the URL. */
export const layoutNames = { grid: 'pictures', table: 'table' } as const;

/** The layout named in the URL; defaults to the device's preference. */
export function layoutIn(address: URLSearchParams, preferred: Layout): Layout {
  const name = address.get('layout');
  return name === 'table' ? 'table' : name === 'pictures' ? 'grid' : preferred;
}

/** The filters in the URL on which other filters depend. */
export const narrowingIn = (address: URLSearchParams) => ({
  types: address.getAll('type'),
  categories: address.getAll('category'),
});

const sorts: readonly ProductSort[] = [
  '-created_at',
  'created_at',
  'title',
  '-title',
  'artist_name',
  '-artist_name',
  '-year',
  'year',
  '-sale_cost',
  'sale_cost',
  '-rental_cost',
  'rental_cost',
  '-updated_at',
  'updated_at',
];

type FilterName = keyof typeof filterMessages;

/** Labels of filters, options and sort orders. */
export interface ListLabels {
  filters: Record<FilterName, string>;
  sorts: Record<keyof typeof sortMessages, string>;
  types: Record<keyof typeof typeMessages, string>;
}

/** Known categories and sub-categories. */
export interface Vocabulary {
  categories: readonly { id: string; type: string; name: string }[];
  sub_categories: readonly { id: string; category_id: string; name: string }[];
}

const choice = ({ id, name }: { id: string; name: string }): FilterChoice => ({ value: id, label: name });

export interface LibraryDefinition {
  intl: IntlShape;
  /** Labels of filters and sort orders; null while loading. Parsing a URL needs none. */
  labels: ListLabels | null;
  /** The device's preferred layout, which the URL omits. */
  preferred: Layout;
  /** The current layout. */
  layout: Layout;
  counts?: ProductPage['counts'] | undefined;
  vocabulary?: Vocabulary | undefined;
  /** Current values of the filters on which others depend. */
  types: readonly string[];
  categories: readonly string[];
}

/** Filters, sort orders and layouts of the library. Users save URLs, so the ids must not change. */
export function libraryDefinition(options: LibraryDefinition): ListDefinition {
  const { intl, labels, preferred, layout, counts, vocabulary, types, categories } = options;
  const filterLabel = (name: FilterName) => labels?.filters[name] ?? '';
  const choices = (names: readonly FilterName[]) => names.map((value) => ({ value, label: filterLabel(value) }));
  const offered = vocabulary?.categories.filter(({ type }) => types.length === 0 || types.includes(type)) ?? [];
  const parts = vocabulary?.sub_categories.filter(({ category_id }) => categories.includes(category_id)) ?? [];
  /* Without a category there are no sub-categories to choose from. */
  const ofCategories: Filter[] =
    categories.length > 0
      ? [
          {
            kind: 'several',
            id: 'sub_category',
            label: filterLabel('subCategory'),
            open: true,
            options: parts.map(choice),
          },
        ]
      : [];
  const filters: Filter[] = [
    {
      kind: 'one',
      id: 'show',
      label: filterLabel('show'),
      chips: true,
      options: [
        { value: '', label: filterLabel('all') },
        ...(['for_sale', 'to_rent', 'needs_attention'] as const).map((value) => ({
          value,
          label: filterLabel(value),
          count: counts?.[value],
        })),
      ],
    },
    {
      kind: 'several',
      id: 'type',
      label: filterLabel('type'),
      options: (['art', 'photo', 'design', 'frame'] as const).map((value) => ({
        value,
        label: labels?.types[value] ?? '',
      })),
    },
    { kind: 'several', id: 'category', label: filterLabel('category'), open: true, options: offered.map(choice) },
    ...ofCategories,
    {
      kind: 'money',
      id: 'price',
      label: filterLabel('price'),
      currencies: intl.locale === 'ja' ? ['JPY', 'USD'] : ['USD', 'JPY'],
    },
    {
      kind: 'several',
      id: 'status',
      label: filterLabel('status'),
      inRow: false,
      options: (['for_sale', 'to_rent', 'for_sale_or_rent', 'needs_attention', 'not_offered'] as const).map(
        (value) => ({
          value,
          label: intl.formatMessage(statusMessages[value]),
        }),
      ),
    },
    { kind: 'one', id: 'offer', label: filterLabel('offer'), inRow: false, options: choices(['Sale', 'Rent']) },
    { kind: 'number', id: 'year', label: filterLabel('year'), inRow: false, min: 1000, max: 2100 },
    {
      kind: 'several',
      id: 'size',
      label: filterLabel('size'),
      inRow: false,
      options: choices(['small', 'medium', 'large', 'extra_large']),
    },
    {
      kind: 'several',
      id: 'orientation',
      label: filterLabel('orientation'),
      inRow: false,
      options: choices(['portrait', 'landscape', 'square']),
    },
  ];
  const other = preferred === 'grid' ? 'table' : 'grid';
  return {
    filters,
    sorts: sorts.map((id) => ({ id, label: labels?.sorts[id] ?? '' })),
    layouts: [layoutNames[preferred], layoutNames[other]],
    pageSizes: [PER_PAGE[layout]],
  };
}

/** Only valid ids of the contract; anything else in the URL is ignored. */
const idsIn = (value: unknown) => {
  const ids = [value ?? []].flat().filter((id) => /^[A-Za-z0-9_-]{1,64}$/.test(String(id)));
  return ids.length > 0 ? ids : undefined;
};

interface ListQuery {
  search: string;
  filters: FilterValues;
  sort: string;
}

/** The request parameters, without paging. */
export function paramsOf({ search, filters, sort }: ListQuery): ListProductsParams {
  const year = filters.year as { from: number | null; to: number | null } | undefined;
  const price = filters.price as { from: string | null; to: string | null; currency: 'USD' | 'JPY' } | undefined;
  const params = {
    sort,
    search: search.trim() || undefined,
    show: filters.show,
    type: filters.type,
    category_id: idsIn(filters.category),
    sub_category_id: idsIn(filters.sub_category),
    status: filters.status,
    available_for: filters.offer,
    size: filters.size,
    orientation: filters.orientation,
    year_from: year?.from ?? undefined,
    year_to: year?.to ?? undefined,
    price_from: price?.from ?? undefined,
    price_to: price?.to ?? undefined,
    price_currency: price?.currency,
  };
  /* Every value is one of its filter's options, hence the cast. */
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as ListProductsParams;
}
