/** Servers outside that behave badly, and well again: one speaks HTTP, as Slack and buckets do, one SMTP. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

/** `hang`: takes everything and never answers; `drip`: answers a byte at a time and never ends. */
export const badWays = ['hang', 'drip', 'refuse', 'answer wrong'] as const;
export type Way = (typeof badWays)[number] | 'work';

const nextDrip = 100;

/** Sends a byte now and then for as long as the other side stays. */
function drip(to: Socket | ServerResponse): void {
  const timer = setInterval(() => to.write(' '), nextDrip);
  to.once('close', () => clearInterval(timer));
}

export interface BadServer {
  port: number;
  url: string;
  way: Way;
  /** What it was sent while it worked: bodies of requests. */
  readonly done: string[];
  /** How often it was called while it did not work. */
  readonly calls: number;
  /** How many of these calls still wait for an answer. */
  readonly waiting: number;
  /** Hangs up on whoever waits. */
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
    if (bad.way === 'work') {
      done.push(body);
      return response.end(body.startsWith('<') ? '<DeleteResult/>' : 'ok');
    }
    calls += 1;
    open.add(response);
    response.once('close', () => open.delete(response));
    if (bad.way === 'refuse') return request.socket.resetAndDestroy();
    if (bad.way === 'answer wrong') return response.writeHead(500).end('<html>not today</html>');
    if (bad.way !== 'drip') return;
    response.writeHead(200);
    drip(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const bad = {
    port,
    url: `http://127.0.0.1:${port}`,
    way: 'hang' as Way,
    done,
    get calls() {
      return calls;
    },
    get waiting() {
      return open.size;
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return bad;
}

/** A mail server that never does what it is there for. */
export async function openBadMailServer() {
  const open = new Set<Socket>();
  let calls = 0;
  const server = createTcpServer((socket) => {
    calls += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => {}).resume();
    if (bad.way === 'refuse') socket.resetAndDestroy();
    if (bad.way === 'answer wrong') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    if (bad.way === 'drip') drip(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const bad = {
    url: `smtp://127.0.0.1:${port}`,
    way: 'hang' as Exclude<Way, 'work'>,
    get calls() {
      return calls;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
  return bad;
}
