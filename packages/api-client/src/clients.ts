import type { paths as ProductPaths } from '@smart-art/openapi/product';
import type { paths as SsoPaths } from '@smart-art/openapi/sso';
import type { Client } from 'openapi-fetch';
import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import { noAnswer } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** The calls of one backend: one method per HTTP verb in the contract. */
type Calls<Paths extends {}> = Pick<Client<Paths, 'application/json'>, (typeof METHODS)[number]>;

export type SsoClient = Calls<SsoPaths>;
export type ProductClient = Calls<ProductPaths>;

export interface Clients {
  sso: SsoClient;
  product: ProductClient;
  /** Used by the uploader in `@smart-art/api-client/upload`. */
  connection: Connection;
}

/** The absolute base URL of a service: outside a browser, `Request` has no page to resolve a relative URL against. */
const absolute = (url: string) => (typeof location === 'undefined' ? url : new URL(url, location.href).href);

const loadWire = () => import('./wire.ts');

/**
 * Loads the code that sends requests ahead of the first call, for example while the user fills in a form. A failed load
 * is reported by the call itself.
 */
export const prepareCalls = (): void => void loadWire().catch(() => {});

/**
 * Clients of both backends, typed from the contract. Their calls resolve to `{ data }` of a 2xx with a JSON body and
 * throw ApiError for everything else.
 */
export function createClients(options: ConnectionOptions): Clients {
  const connection = createConnection(options);
  return {
    sso: callsOf<SsoPaths>(options.ssoUrl, connection),
    product: callsOf<ProductPaths>(options.productUrl, connection),
    connection,
  };
}

/** Calls that open a session: they neither send the old token nor end its session. */
const WITHOUT_TOKEN = new Set(['/signin']);

function callsOf<Paths extends {}>(url: string, connection: Connection): Calls<Paths> {
  type Call = (path: string, given?: { headers?: Record<string, unknown> }) => Promise<unknown>;
  let opened: Record<string, Call> | undefined;
  const open = async () => {
    const { openWire } = await loadWire().catch((error: unknown) => {
      throw noAnswer(error, false);
    });
    opened ??= openWire<Paths>(absolute(url), connection) as never;
    return opened!;
  };
  const calls = METHODS.map((method) => {
    const call: Call = async (path, given) => {
      /* Read the token before loading the client: the call belongs to whoever is signed in now. */
      const token = WITHOUT_TOKEN.has(path) ? null : connection.getToken();
      const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...given?.headers };
      return (await open())[method]!(path, { ...given, headers });
    };
    return [method, call] as const;
  });
  return Object.fromEntries(calls) as never;
}

/**
 * The data of a call. The middleware throws unless there is data; this tells the type system so.
 * @example const page = await dataOf(product.GET('/product/list'));
 */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
