import type { paths as ProductPaths } from '@smart-art/openapi/product';
import type { paths as SsoPaths } from '@smart-art/openapi/sso';
import createClient, { type Client } from 'openapi-fetch';
import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import { createMiddleware } from './middleware.ts';

export type SsoClient = Client<SsoPaths, 'application/json'>;
export type ProductClient = Client<ProductPaths, 'application/json'>;

export interface Clients {
  sso: SsoClient;
  product: ProductClient;
  /** What the uploader of `@smart-art/api-client/upload` goes through. */
  connection: Connection;
}

/** The base address of a service, absolute: `Request` knows no page to be relative to outside a browser. */
const absolute = (url: string) => (typeof location === 'undefined' ? url : new URL(url, location.href).href);

/**
 * Clients of both backends, typed from the contract. Their calls resolve to `{ data }` of a 2xx with a JSON body and
 * throw ApiError for everything else.
 */
export function createClients(options: ConnectionOptions): Clients {
  const connection = createConnection(options);
  const middleware = createMiddleware(connection);
  /* Looked up at each call, so that a page may replace fetch after the clients were made. */
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const sso: SsoClient = createClient<SsoPaths>({ baseUrl: absolute(options.ssoUrl), fetch });
  const product: ProductClient = createClient<ProductPaths>({ baseUrl: absolute(options.productUrl), fetch });
  sso.use(middleware);
  product.use(middleware);
  return { sso, product, connection };
}

/**
 * The data of a call. The middleware throws for whatever is not data; this says so to the type system.
 * @example const page = await dataOf(product.GET('/product/list'));
 */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
