/** Unreliable external servers: one for HTTP, in place of Slack and buckets, and one for SMTP. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

/** `hang` never responds; `drip` responds byte by byte and never ends. */
export const failureModes = ['hang', 'drip', 'refuse', 'answer wrong'] as const;
export type Behaviour = (typeof failureModes)[number] | 'work';

const dripInterval = 100;

/** Sends bytes slowly until the other side disconnects. */
function drip(to: Socket | ServerResponse): void {
  const timer = setInterval(() => to.write(' '), dripInterval);
  to.once('close', () => clearInterval(timer));
}

export interface BadServer {
  port: number;
  url: string;
  behaviour: Behaviour;
  /** The bodies of the requests received while it worked. */
  readonly done: string[];
  /** The number of calls while it did not work. */
  readonly calls: number;
  /** How many of these calls are still open. */
  readonly waiting: number;
  /** Closes all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function openBadServer(): Promise<BadServer> {
  const done: string[] = [];
  const open = new Set<ServerResponse>();
  let calls = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (bad.behaviour === 'work') {
      done.push(body);
      return response.end(body.startsWith('<') ? '<DeleteResult/>' : 'ok');
    }
    calls += 1;
    open.add(response);
    response.once('close', () => open.delete(response));
    if (bad.behaviour === 'refuse') return request.socket.resetAndDestroy();
    if (bad.behaviour === 'answer wrong') return response.writeHead(500).end('<html>not today</html>');
    if (bad.behaviour !== 'drip') return;
    response.writeHead(200);
    drip(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bad = {
    port,
    url: `http://127.0.0.1:${port}`,
    behaviour: 'hang' as Behaviour,
    done,
    get calls() {
      return calls;
    },
    get waiting() {
      return open.size;
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bad;
}

/** A mail server that never accepts mail. */
export async function openBadMailServer() {
  const open = new Set<Socket>();
  let calls = 0;
  const server = createTcpServer((socket) => {
    calls += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => {}).resume();
    if (bad.behaviour === 'refuse') socket.resetAndDestroy();
    if (bad.behaviour === 'answer wrong') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    if (bad.behaviour === 'drip') drip(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bad = {
    url: `smtp://127.0.0.1:${port}`,
    behaviour: 'hang' as Exclude<Behaviour, 'work'>,
    get calls() {
      return calls;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return bad;
}
