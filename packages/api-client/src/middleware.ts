import type { Middleware } from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import type { Connection } from './connection.ts';
import { noAnswer } from './errors.ts';

const TIMEOUT_MS = 30_000;

/** A response whose JSON is already parsed, so that openapi-fetch does not parse it again. */
class ParsedResponse extends Response {
  readonly #body: unknown;

  constructor(body: unknown, { status, statusText, headers }: Response) {
    const own = new Headers(headers);
    own.set('Content-Length', '1');
    own.delete('Content-Encoding');
    super(null, { status, statusText, headers: own });
    this.#body = body;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#body);
  }
}

/** Adds the user's time zone to requests that filter by day or month. */
function addressOf(url: string, getTimeZone: Connection['getTimeZone']): string {
  if (!getTimeZone || !/[?&]date_(from|to)=|\/getRevenueAmounts\//.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}time_zone=${encodeURIComponent(getTimeZone())}`;
}

/** The middleware chain of both clients: headers, timeout, ApiError, session. */
export function createMiddleware(connection: Connection): Middleware {
  interface Sent {
    token: string | null;
    /** The caller's own signal, without the timeout. */
    signal: AbortSignal;
  }
  const sent = new Map<string, Sent>();

  return {
    onRequest({ request, id }) {
      const token = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null;
      sent.set(id, { token, signal: request.signal });
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(connection.headers(token))) headers.set(name, value);
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(connection.timeoutMs ?? TIMEOUT_MS)]);
      const prepared = new Request(request, { headers, signal });
      const address = addressOf(request.url, connection.getTimeZone);
      return address === request.url ? prepared : new Request(address, prepared);
    },

    onError({ error, id }) {
      const { signal } = sent.get(id) ?? {};
      sent.delete(id);
      return noAnswer(error, signal?.aborted ?? false);
    },

    async onResponse({ response, id }) {
      const { token = null, signal } = sent.get(id) ?? {};
      sent.delete(id);
      connection.answeredUnder(response.headers.get('X-Changes'), token);
      let text: string;
      try {
        text = await response.text();
      } catch (error) {
        throw noAnswer(error, signal?.aborted ?? false);
      }
      try {
        const body = readAnswer({ status: response.status, header: (name) => response.headers.get(name), text });
        return new ParsedResponse(body, response);
      } catch (error) {
        connection.endSessionOn401(error, token);
        throw error;
      }
    },
  };
}
