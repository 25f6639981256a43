import createClient, { type Client } from 'openapi-fetch';
import type { Connection } from './connection.ts';
import { createMiddleware } from './middleware.ts';

/** What sends the calls of one backend: the contract's paths, through the one chain of middleware. */
export function openWire<Paths extends {}>(baseUrl: string, connection: Connection): Client<Paths, 'application/json'> {
  /* Looked up at each call, so that a page may replace fetch after the clients were made. */
  const fetch = connection.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<Paths, 'application/json'>({ baseUrl, fetch });
  client.use(createMiddleware(connection));
  return client;
}
