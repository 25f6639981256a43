/** A stand-in for the card gateway's HTTP API, to test the real adapter. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StandInSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
}

/** An error response, or `silence` to close the connection. */
export type Trouble = { status: number; error: object } | 'silence';

export interface CardGateway {
  url: string;
  /** All calls received. */
  calls: { path: string; authorization: string | undefined; key: string | undefined; form: URLSearchParams }[];
  sessions: Map<string, StandInSession>;
  /** Errors for the next calls, one each. */
  troubles: Trouble[];
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout.session' };

/** @param key the valid secret key */
export async function startCardGateway(key: string): Promise<CardGateway> {
  const gateway = { calls: [], sessions: new Map(), troubles: [] } as unknown as CardGateway;
  const byKey = new Map<string, StandInSession>();

  function answer(method: string, path: string, idempotencyKey: string | undefined, form: URLSearchParams) {
    const [, , , , id = '', action] = path.split('/');
    if (method === 'POST' && id === '') {
      const existing = byKey.get(idempotencyKey ?? '');
      if (existing) return existing;
      const session: StandInSession = {
        id: `cs_test_${gateway.sessions.size + 1}x`,
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
      };
      gateway.sessions.set(session.id, session);
      byKey.set(idempotencyKey ?? '', session);
      return session;
    }
    const session = gateway.sessions.get(id);
    if (!session) return { error: missing, status: 404 };
    if (action === 'expire') {
      if (session.status !== 'open') {
        return { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' }, status: 400 };
      }
      session.status = 'expired';
    }
    return session;
  }

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const form = new URLSearchParams(await textOf(request));
    const idempotencyKey = headers['idempotency-key'] as string | undefined;
    gateway.calls.push({ path: `${method} ${path}`, authorization: headers.authorization, key: idempotencyKey, form });
    const trouble = gateway.troubles.shift();
    if (trouble === 'silence') return void request.socket.destroy();
    const isAuthorized = headers.authorization === `Bearer ${key}`;
    const unauthorized = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' }, status: 401 };
    const body = trouble ?? (isAuthorized ? answer(method, path, idempotencyKey, form) : unauthorized);
    const { error } = body as { error?: object };
    const status = error ? (body as { status: number }).status : 200;
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    const session = body as StandInSession;
    response.end(
      JSON.stringify(
        error ? { error } : { ...session, object: 'checkout.session', url: `https://pay.test/${session.id}` },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return gateway;
}
