import createClient, { type Client } from 'openapi-fetch';
import type { Connection } from './connection.ts';
import { createMiddleware } from './middleware.ts';

/** The HTTP client of one backend: the contract's paths with the shared middleware chain. */
export function openWire<Paths extends {}>(baseUrl: string, connection: Connection): Client<Paths, 'application/json'> {
  /* Look up fetch at each call, so that a page may replace it after the clients were created. */
  const fetch = connection.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<Paths, 'application/json'>({ baseUrl, fetch });
  client.use(createMiddleware(connection));
  return client;
}
