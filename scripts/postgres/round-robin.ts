/** A minimal round-robin proxy; if a process is gone, the request goes to another one. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RoundRobin {
  url: string;
  /** Number of responses per process, by URL. */
  readonly answered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export interface ProxyOptions {
  port?: number;
  /** URLs of the processes; read for each request. */
  targets(): readonly string[];
}

/**
 * A request that never reached a process is retried on the next one. An interrupted one gets a 502, as nginx does for
 * requests that are not idempotent: the client has to find out whether it was processed.
 */
export async function startProxy({ port = 0, targets }: ProxyOptions): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answered = new Map<string, number>();
  let turn = 0;

  function forward(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, left: string[]): void {
    const target = left.shift();
    if (!target) {
      outgoing.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const given = incoming.headers['x-forwarded-for'];
    if (given) headers['x-forwarded-for'] = `${given}, ${headers['x-forwarded-for']}`;
    const onward = request(target + incoming.url, { method: incoming.method, headers, agent }, (answer) => {
      answered.set(target, (answered.get(target) ?? 0) + 1);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (error.code === 'ECONNREFUSED') forward(incoming, body, outgoing, left);
      else outgoing.writeHead(502, { connection: 'close' }).end();
    });
    outgoing.once('close', () => onward.destroy());
    onward.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const all = targets();
    turn = (turn + 1) % Math.max(1, all.length);
    // Buffer the body, so that it can be resent to another process.
    buffer(incoming).then(
      (body) => forward(incoming, body, outgoing, [...all.slice(turn), ...all.slice(0, turn)]),
      () => outgoing.destroy(),
    );
  });
  // Longer than any client's keep-alive, so that no client sends into a connection that is being closed.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answered,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
