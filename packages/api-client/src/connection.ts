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
  /** In place of the browser's own. */
  fetch?: (request: Request) => Promise<Response>;
}

/** What the clients and the uploader share: headers and the rule of a 401. */
export interface Connection extends ConnectionOptions {
  /** The headers of every request (000 section 7). */
  headers(token: string | null): Record<string, string>;
  /** Notes under which versions of what is polled an answer was made, as it says in `X-Changes`. */
  answeredUnder(changes: string | null, token: string | null): void;
  /** The one that all answers of this session so far were made under; undefined where they differ, or none says it. */
  madeUnder(): string | undefined;
  /** Reports a refusal to the session where it concerns the session of now. */
  refused(error: unknown, token: string | null): void;
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
      /* Two tell as much as twenty: they differ. */
      if (made.under.size < 2) made.under.add(changes);
    },
    madeUnder: () => (made.under.size === 1 ? [...made.under][0] : undefined),
    refused(error, token) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') return;
      /* A late answer to an older token says nothing about the session of now. */
      if (!token || token !== options.getToken() || token === ended) return;
      ended = token;
      options.onSessionEnded();
    },
  };
}
