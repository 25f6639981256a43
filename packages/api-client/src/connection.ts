import { clientType, productCode } from '@smart-art/openapi/constants';
import { ApiError } from './errors.ts';

export interface ConnectionOptions {
  /** Where the single sign-on is: absolute, or a path on this origin ("/sso"). */
  ssoUrl: string;
  /** Where the product backend is. */
  productUrl: string;
  /** The bearer token of now; null when signed out. */
  getToken(): string | null;
  /** The language of messages, a BCP 47 tag. */
  getLocale(): string;
  /** Whose days a list is narrowed to: an IANA name. UTC where absent. */
  getTimeZone?(): string;
  /** The current token was refused with a 401 (000 section 8). Called once a token. */
  onSessionEnded(): void;
  /** A request without an answer by then has failed; 30,000 where absent. */
  timeoutMs?: number;
  /** For tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/** What the clients and the uploader share: headers and the rule of a 401. */
export interface Connection extends ConnectionOptions {
  /** The headers of every request (000 section 7). */
  headers(token: string | null): Record<string, string>;
  /** Reports a refusal to the session where it concerns the session of now. */
  refused(error: unknown, token: string | null): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  let ended: string | null = null;
  return {
    ...options,
    headers: (token) => ({
      Accept: 'application/json',
      'Accept-Language': options.getLocale(),
      ProductCode: productCode,
      ClientType: clientType,
      ...(token ? { Authorization: `Bearer ${token}` } : null),
    }),
    refused(error, token) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') return;
      /* A late answer to an older token says nothing about the session of now. */
      if (!token || token !== options.getToken() || token === ended) return;
      ended = token;
      options.onSessionEnded();
    },
  };
}
