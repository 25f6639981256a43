import type { ProductClient } from '@smart-art/api-client';
import {
  clientSettings,
  getOrder,
  getPerson,
  getProduct,
  languages,
  listOrders,
  listProducts,
  profileDetails,
  siteSettings,
} from '@smart-art/api-client/queries';
import { readListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../i18n/locales.ts';
import { readPreference } from '../preferences/preferences.ts';
import type { Place } from '../routes/route.ts';
import { mayEnter, sections } from '../routes/sections.ts';
import { dashboardQueries } from '../screens/dashboard/queries.ts';
import { type Kind, ordersDefinition, ordersRequest } from '../screens/orders/definition.ts';
import { paths } from '../screens/orders/paths.ts';
import type { Seller } from '../session/session.ts';
import { layoutIn, libraryDefinition, narrowingIn, PER_PAGE, paramsOf } from '../works/library-list/definition.ts';

/** The signed-in user and the requested URL. */
export interface Visit {
  product: ProductClient;
  seller: Seller;
  locale: Locale;
  timeZone: string;
  address: Pick<URL, 'pathname' | 'search'>;
}

/** A query of the app; its function sends it. */
export interface EarlyQuery {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  enabled?: unknown;
}

/** Messages are not loaded yet, and parsing URLs needs none. */
const intlWithoutMessages = (locale: Locale) => ({ locale, formatMessage: () => '' }) as unknown as IntlShape;

const ordersOf =
  (kind: Kind) =>
  ({ product, locale, address }: Visit) => {
    const definition = ordersDefinition(intlWithoutMessages(locale));
    return [listOrders(product, ordersRequest(kind, definition, new URLSearchParams(address.search)).page)];
  };

const works = ({ product, seller, locale, address }: Visit) => {
  const query = new URLSearchParams(address.search);
  const preferred = readPreference('library_view');
  const layout = layoutIn(query, preferred);
  const state = readListState(
    libraryDefinition({ intl: intlWithoutMessages(locale), labels: null, preferred, layout, ...narrowingIn(query) }),
    query,
  );
  const page = { ...paramsOf(state), page: state.page, per_page: PER_PAGE[layout] };
  return [listProducts(product, seller.permissions, page)];
};

interface Screen extends Pick<Place, 'path' | 'permission'> {
  /** @param id the record's id in the URL */
  queries: (visit: Visit, id: string) => EarlyQuery[];
}

const { orders, library } = sections;

const details = ({ product }: Visit, id: string) => [getProduct(product, id)];
const orderDetails = ({ product }: Visit, id: string) => [getOrder(product, id)];

/** The most frequent start screens, by the section they belong to. */
const screens: Screen[] = [
  {
    ...sections.dashboard,
    queries: ({ product, seller, timeZone }) => Object.values(dashboardQueries(product, seller, new Date(), timeZone)),
  },
  { ...library, queries: works },
  { ...library, path: '/view-art/:id', queries: details },
  { ...library, path: '/edit-art/:id', queries: details },
  { ...orders, path: paths.buy, queries: ordersOf('buy') },
  { ...orders, path: paths.rent, queries: ordersOf('rent') },
  { ...orders, path: `${paths.buy}-info/:id`, queries: orderDetails },
  { ...orders, path: `${paths.rent}-info/:id`, queries: orderDetails },
  {
    ...sections.settings,
    queries: ({ product, seller }) => [clientSettings(product, seller.id), getPerson(product)],
  },
];

/** Route patterns; a record's id is the only parameter. */
const patternOf = (path: string) => new RegExp(`^${path.replace(':id', '([\\w-]{1,64})')}$`);

/** The queries a page sends at once: those of the frame and those of the screen. */
export function queriesAt(visit: Visit): EarlyQuery[] {
  const { product, seller, address } = visit;
  const around = [profileDetails(product, seller.email), languages(product), siteSettings(product)];
  const own = screens.flatMap((screen) => {
    const match = mayEnter(screen, seller.permissions) && patternOf(screen.path).exec(address.pathname);
    return match ? screen.queries(visit, match[1] ?? '') : [];
  });
  const named = [...around, ...own].filter(({ enabled }: EarlyQuery) => enabled !== false);
  return [...new Map(named.map((query) => [JSON.stringify(query.queryKey), query])).values()];
}
