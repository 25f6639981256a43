import type { paths as ProductPaths } from '@smart-art/openapi/product';
import type { paths as SsoPaths } from '@smart-art/openapi/sso';
import type { Client } from 'openapi-fetch';
import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import { noAnswer } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** The calls of one backend: a method for each verb of the contract. */
type Calls<Paths extends {}> = Pick<Client<Paths, 'application/json'>, (typeof METHODS)[number]>;

export type SsoClient = Calls<SsoPaths>;
export type ProductClient = Calls<ProductPaths>;

export interface Clients {
  sso: SsoClient;
  product: ProductClient;
  /** What the uploader of `@smart-art/api-client/upload` goes through. */
  connection: Connection;
}

/** The base address of a service, absolute: `Request` knows no page to be relative to outside a browser. */
const absolute = (url: string) => (typeof location === 'undefined' ? url : new URL(url, location.href).href);

const loadWire = () => import('./wire.ts');

/**
 * Brings what sends the calls, which the first of them would bring otherwise: a page that shows a form to be filled in
 * has time for it. A failure is left to the call.
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

/** Calls that open a session: they neither carry the old token nor end it. */
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
      /* Now: who calls is who was signed in then, however long the wire takes to come. */
      const token = WITHOUT_TOKEN.has(path) ? null : connection.getToken();
      const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...given?.headers };
      return (await open())[method]!(path, { ...given, headers });
    };
    return [method, call] as const;
  });
  return Object.fromEntries(calls) as never;
}

/**
 * The data of a call. The middleware throws for whatever is not data; this says so to the type system.
 * @example const page = await dataOf(product.GET('/product/list'));
 */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
