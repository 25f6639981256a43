import { type Clients, createClients } from './clients.ts';
import type { ConnectionOptions } from './connection.ts';

/** Clients whose requests are answered by a function, for tests. */
export function answeredBy(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ConnectionOptions> = {},
): Clients & { requests: Request[] } {
  const requests: Request[] = [];
  const clients = createClients({
    ssoUrl: 'https://sso.test/sso',
    productUrl: 'https://product.test/product',
    getToken: () => 'token-of-now',
    getLocale: () => 'ja',
    onSessionEnded: () => {},
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    ...options,
  });
  return { ...clients, requests };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
