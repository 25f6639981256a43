/** Which request returns a screen's record, so that a link can be checked without opening its page. */
import type { Route } from './routes.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** By path prefix of each kind of record; the pages that print or edit it share the prefix. */
const records: readonly [beginning: string, call: (params: Params, query: URLSearchParams) => string][] = [
  ['/custom-orders-info/:id/pieces/:piece', ({ piece }) => `get-art-peice-data/${piece}`],
  ['/custom-orders-info/:id', ({ id }) => `orders-custom-details/${id}`],
  ['/buy-orders-info/:id', ({ id }) => `orders-details/${id}`],
  ['/rent-orders-info/:id', ({ id }) => `orders-details/${id}`],
  ['/cancelled-order/view/:id', ({ id }) => `cancelled-order-details/${id}`],
  ['/view-art/:id', ({ id }) => `product/details/${id}`],
  ['/edit-art/:id', ({ id }) => `product/details/${id}`],
  ['/exhibitions/view/:id', ({ id }) => `exhibition/${id}`],
  ['/exhibitions/edit/:id', ({ id }) => `exhibition/${id}`],
  ['/crowdfunding/view-info/:id', ({ id }) => `crowd-funding/${id}`],
  ['/edit-crowdfunding-art/:id', ({ id }) => `crowd-funding/${id}`],
  ['/purchased/view-info/:id', ({ id }) => `get-art-peice-data/${id}`],
  ['/forum', (_, query) => `get-forum-by-id/${query.get('id')}`],
  ['/slack-transactions/:id', ({ id }) => `transactions/${id}`],
  ['/disk-quota-transactions/:id', ({ id }) => `transactions/${id}`],
  ['/settings/slack-integration/:id', ({ id }) => `slack-webhook/${id}`],
];

/** A route path as a regular expression, with a named group per placeholder. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'u');

/** Finds the route of a path; those without placeholders first, as the router ranks them. */
export function routeFinder(routes: readonly Route[]) {
  const ranked = routes
    .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
    .map((route) => ({ route, pattern: patternOf(route.path) }));
  return (pathname: string) => {
    const found = ranked.find(({ pattern }) => pattern.test(pathname));
    return found && { ...found.route, params: found.pattern.exec(pathname)?.groups ?? {} };
  };
}

/** The product request for a URL's record; undefined if its screen has none, or only its page knows it. */
export function recordCall({ path, params }: { path: string; params: Params }, url: URL): string | undefined {
  const found = records.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
  return found && `/product/${found[1](params, url.searchParams)}`;
}
