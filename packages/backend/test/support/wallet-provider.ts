/** A stand-in for the wallet provider's HTTP API, to test the real adapter. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StandInOrder {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  amount: { currency_code: string; value: string };
  returnUrl: string;
}

/** An error response, or `silence` to close the connection. */
export type Trouble = { status: number; body: object } | 'silence';

export interface WalletProvider {
  url: string;
  calls: { path: string; requestId: string | undefined }[];
  orders: Map<string, StandInOrder>;
  /** Errors for the next calls about orders, one each. */
  troubles: Trouble[];
  /** The number of tokens issued; only the last one is valid. */
  tokens: number;
  close(): Promise<void>;
}

interface OrderRequest {
  purchase_units: { amount: StandInOrder['amount'] }[];
  application_context: { return_url: string };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const issue = (status: number, name: string) => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] },
});

const toResponse = (order: StandInOrder) => ({
  id: order.id,
  status: order.status,
  purchase_units: [
    {
      amount: order.amount,
      ...(order.status === 'COMPLETED' && {
        payments: { captures: [{ status: 'COMPLETED', amount: order.amount }] },
      }),
    },
  ],
  links: [{ rel: 'approve', href: `https://wallet.test/approve?token=${order.id}` }],
});

export async function startWalletProvider(clientId: string, clientSecret: string): Promise<WalletProvider> {
  const provider = { calls: [], orders: new Map(), troubles: [], tokens: 0 } as unknown as WalletProvider;
  const byRequest = new Map<string, StandInOrder>();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  function answer(method: string, path: string, requestId: string | undefined, text: string) {
    const [, , , , id = '', action] = path.split('/');
    if (method === 'POST' && id === '') {
      const request = JSON.parse(text) as OrderRequest;
      const existing = byRequest.get(requestId ?? '');
      const amount = request.purchase_units[0]?.amount ?? { currency_code: 'USD', value: '0' };
      const order: StandInOrder = existing ?? {
        id: `ORDER${provider.orders.size + 1}`,
        status: 'CREATED',
        amount,
        returnUrl: request.application_context.return_url,
      };
      provider.orders.set(order.id, order);
      byRequest.set(requestId ?? '', order);
      return { status: 201, body: toResponse(order) };
    }
    const order = provider.orders.get(id);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (action === 'capture') {
      if (order.status === 'COMPLETED') return issue(422, 'ORDER_ALREADY_CAPTURED');
      if (order.status === 'CREATED') return issue(422, 'ORDER_NOT_APPROVED');
      order.status = 'COMPLETED';
      return { status: 201, body: toResponse(order) };
    }
    return { status: 200, body: toResponse(order) };
  }

  function authorized(path: string, authorization: string | undefined, isToken: boolean) {
    if (!isToken) return authorization === `Bearer token-${provider.tokens}`;
    return path === '/v1/oauth2/token' && authorization === basic;
  }

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const text = await textOf(request);
    const requestId = headers['paypal-request-id'] as string | undefined;
    provider.calls.push({ path: `${method} ${path}`, requestId });
    const isToken = path.startsWith('/v1/oauth2');
    const trouble = isToken ? undefined : provider.troubles.shift();
    if (trouble === 'silence') return void request.socket.destroy();
    const unauthorized = { status: 401, body: { error: 'invalid_client' } };
    const token = () => ({ status: 200, body: { access_token: `token-${++provider.tokens}`, expires_in: 32400 } });
    const isAuthorized = authorized(path, headers.authorization, isToken);
    const done = () => (isToken ? token() : answer(method, path, requestId, text));
    const { status, body } = trouble ?? (isAuthorized ? done() : unauthorized);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return provider;
}
