/** Bounds the connections of a process: each holds a socket and its buffers, whether or not anything comes over it. */
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { connectionLimits } from '../constants.ts';
import { word } from '../messages/messages.ts';
import { networkOf } from './network.ts';

/** The bounds that count; tests bring shorter ones. */
export interface ConnectionLimits {
  inAll: number;
  fromAddress: number;
}

/** How long whoever is refused may take to hear it, in milliseconds. */
const patience = 2000;

/** The languages of whoever is refused are not known: nothing of the request was read. */
function refuse(socket: Socket): void {
  const message = `${word('en', { key: 'tooManyConnections' })} / ${word('ja', { key: 'tooManyConnections' })}`;
  const body = JSON.stringify({ success: false, message });
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Retry-After: 10',
    'Connection: close',
  ];
  socket.on('error', () => {});
  // Read to its end, but not listened to: closed with something unread, the answer might not arrive.
  socket.resume().once('end', () => socket.destroy());
  setTimeout(() => socket.destroy(), patience).unref();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Makes servers that share one count: `localhost` is listened to on two addresses. Beyond the bound of an address (of
 * IPv6: of its /64 network) a connection is answered 503 and closed; beyond the bound of all it is closed.
 *
 * @param behindProxy whether all connections are the proxy's, which bounds those of an address itself (deploy/nginx.conf)
 */
export function boundedServers(
  behindProxy: boolean,
  { inAll, fromAddress }: ConnectionLimits = connectionLimits,
): FastifyServerFactory {
  const counts = new Map<string, number>();
  let open = 0;
  const isAdmitted = (socket: Socket): boolean => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    open += 1;
    counts.set(network, count);
    socket.once('close', () => {
      open -= 1;
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    if (open > inAll) socket.destroy();
    else if (!behindProxy && count > fromAddress) refuse(socket);
    else return true;
    return false;
  };
  return (handler, { keepAliveTimeout, requestTimeout }): Server => {
    // What Fastify sets where it makes the server itself.
    const times = { keepAliveTimeout: Number(keepAliveTimeout), requestTimeout: Number(requestTimeout) };
    const server = createServer(times, handler);
    // In front of Node's own, which would begin to read.
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket) => {
      if (isAdmitted(socket)) for (const listener of listeners) Reflect.apply(listener, server, [socket]);
    });
    return server;
  };
}
