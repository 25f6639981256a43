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
import { layoutIn, libraryDefinition, narrowingIn, PER_PAGE, questionOf } from '../works/question/definition.ts';

/** The signed-in user and the requested URL. */
export interface Asking {
  product: ProductClient;
  seller: Seller;
  locale: Locale;
  timeZone: string;
  address: Pick<URL, 'pathname' | 'search'>;
}

/** A query of the app; its function sends it. */
export interface Question {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  enabled?: unknown;
}

/** Messages are not loaded yet, and parsing URLs needs none. */
const intlWithoutMessages = (locale: Locale) => ({ locale, formatMessage: () => '' }) as unknown as IntlShape;

const ordersOf =
  (kind: Kind) =>
  ({ product, locale, address }: Asking) => {
    const definition = ordersDefinition(intlWithoutMessages(locale));
    return [listOrders(product, ordersRequest(kind, definition, new URLSearchParams(address.search)).page)];
  };

const works = ({ product, seller, locale, address }: Asking) => {
  const query = new URLSearchParams(address.search);
  const preferred = readPreference('library_view');
  const layout = layoutIn(query, preferred);
  const state = readListState(
    libraryDefinition({ intl: intlWithoutMessages(locale), labels: null, preferred, layout, ...narrowingIn(query) }),
    query,
  );
  const page = { ...questionOf(state), page: state.page, per_page: PER_PAGE[layout] };
  return [listProducts(product, seller.permissions, page)];
};

interface Screen extends Pick<Place, 'path' | 'permission'> {
  /** @param id the record's id in the URL */
  ask: (asking: Asking, id: string) => Question[];
}

const { orders, library } = sections;

const details = ({ product }: Asking, id: string) => [getProduct(product, id)];
const orderDetails = ({ product }: Asking, id: string) => [getOrder(product, id)];

/** The most frequent start screens, by the section they belong to. */
const screens: Screen[] = [
  {
    ...sections.dashboard,
    ask: ({ product, seller, timeZone }) => Object.values(dashboardQueries(product, seller, new Date(), timeZone)),
  },
  { ...library, ask: works },
  { ...library, path: '/view-art/:id', ask: details },
  { ...library, path: '/edit-art/:id', ask: details },
  { ...orders, path: paths.buy, ask: ordersOf('buy') },
  { ...orders, path: paths.rent, ask: ordersOf('rent') },
  { ...orders, path: `${paths.buy}-info/:id`, ask: orderDetails },
  { ...orders, path: `${paths.rent}-info/:id`, ask: orderDetails },
  {
    ...sections.settings,
    ask: ({ product, seller }) => [clientSettings(product, seller.id), getPerson(product)],
  },
];

/** Route patterns; a record's id is the only parameter. */
const patternOf = (path: string) => new RegExp(`^${path.replace(':id', '([\\w-]{1,64})')}$`);

/** The queries a page sends at once: those of the frame and those of the screen. */
export function questionsAt(asking: Asking): Question[] {
  const { product, seller, address } = asking;
  const around = [profileDetails(product, seller.email), languages(product), siteSettings(product)];
  const own = screens.flatMap((screen) => {
    const match = mayEnter(screen, seller.permissions) && patternOf(screen.path).exec(address.pathname);
    return match ? screen.ask(asking, match[1] ?? '') : [];
  });
  const named = [...around, ...own].filter(({ enabled }: Question) => enabled !== false);
  return [...new Map(named.map((question) => [JSON.stringify(question.queryKey), question])).values()];
}
