import { clientType, productCode } from '@smart-art/openapi/constants';
import { ApiError } from './errors.ts';

export interface ConnectionOptions {
  /** Base URL of single sign-on: absolute, or a path on this origin ("/sso"). */
  ssoUrl: string;
  /** Base URL of the product backend. */
  productUrl: string;
  /** The current bearer token; null when signed out. */
  getToken(): string | null;
  /** The locale for messages, a BCP 47 tag. */
  getLocale(): string;
  /** Time zone for date filters, an IANA name. UTC if absent. */
  getTimeZone?(): string;
  /** The current token was rejected with a 401 (000 section 8). Called once per token. */
  onSessionEnded(): void;
  /** Requests fail after this time without a response; 30,000 if absent. */
  timeoutMs?: number;
  /** Replaces the browser's own fetch. */
  fetch?: (request: Request) => Promise<Response>;
}

/** What the clients and the uploader share: headers and the handling of a 401. */
export interface Connection extends ConnectionOptions {
  /** The headers of every request (000 section 7). */
  headers(token: string | null): Record<string, string>;
  /** Records the versions of polled data that a response was made under, from its `X-Changes` header. */
  answeredUnder(changes: string | null, token: string | null): void;
  /** The versions shared by all responses of this session so far; undefined if they differ or no response named one. */
  madeUnder(): string | undefined;
  /** Ends the session on a 401, if the request used the current token. */
  endSessionOn401(error: unknown, token: string | null): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  let ended: string | null = null;
  const made = { token: null as string | null, under: new Set<string>() };
  return {
    ...options,
    headers: (token) => ({
      Accept: 'application/json',
      'Accept-Language': options.getLocale(),
      ProductCode: productCode,
      ClientType: clientType,
      ...(token ? { Authorization: `Bearer ${token}` } : null),
    }),
    answeredUnder(changes, token) {
      if (changes === null || token !== options.getToken()) return;
      if (token !== made.token) Object.assign(made, { token, under: new Set() });
      /* Two entries are enough to know that they differ. */
      if (made.under.size < 2) made.under.add(changes);
    },
    madeUnder: () => (made.under.size === 1 ? [...made.under][0] : undefined),
    endSessionOn401(error, token) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') return;
      /* Ignore a late response to an older token: it says nothing about the current session. */
      if (!token || token !== options.getToken() || token === ended) return;
      ended = token;
      options.onSessionEnded();
    },
  };
}
