/** Limits a process's connections: each holds a socket and buffers even when idle. */
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { connectionLimits } from '../constants.ts';
import { translate } from '../messages/messages.ts';
import { networkOf } from './network.ts';

/** Limits; tests pass lower ones. */
export interface ConnectionLimits {
  inAll: number;
  fromAddress: number;
}

/** Time a refused client has to read the response, in milliseconds. */
const patience = 2000;

/** The client's language is unknown: the request was not read. */
function refuse(socket: Socket): void {
  const message = `${translate('en', { key: 'tooManyConnections' })} / ${translate('ja', { key: 'tooManyConnections' })}`;
  const body = JSON.stringify({ success: false, message });
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Retry-After: 10',
    'Connection: close',
  ];
  socket.on('error', () => {});
  // Drain the request unread: closing with pending data might lose the response.
  socket.resume().once('end', () => socket.destroy());
  setTimeout(() => socket.destroy(), patience).unref();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Creates servers that share one count, since `localhost` listens on two addresses. Beyond the limit per address (for
 * IPv6: per /64 network) a connection gets a 503 and is closed; beyond the total limit it is just closed.
 *
 * @param behindProxy true if all connections come from the proxy, which enforces the limit per address itself
 * (deploy/nginx.conf)
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
    // The defaults Fastify sets if it creates the server itself.
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
