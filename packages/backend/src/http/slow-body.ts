/** Aborts request bodies that hardly arrive: each holds a connection, and a few thousand would use up all of them. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { slowBody } from '../constants.ts';
import { languageOf, translate } from '../messages/messages.ts';

/** Limits; tests pass lower ones. */
export type SlowBody = typeof slowBody;

/**
 * Answers 408 and closes the connection, as Node does for slow headers. Bytes that we have received but not yet read
 * count for the client.
 */
export function refuseSlowBodies(app: FastifyInstance, { pause, bytes }: SlowBody = slowBody): void {
  app.addHook('onRequest', async ({ raw, headers, id }, reply) => {
    if (raw.complete || (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)) return;
    const { socket } = raw;
    // Requests injected by tests arrive whole.
    if (!(socket instanceof Socket)) return;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const come = socket.bytesRead - before;
      before = socket.bytesRead;
      if (come >= bytes || raw.readableLength > 0) return;
      clearInterval(timer);
      // A response was already sent, such as a 401; the rest of the body would never be read.
      if (reply.raw.headersSent) return socket.destroy();
      const message = translate(languageOf(headers['accept-language']), { key: 'bodyTooSlow' });
      const body = JSON.stringify({ success: false, message });
      const head = [
        'HTTP/1.1 408 Request Timeout',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${id}`,
        'Connection: close',
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    }, pause).unref();
    raw.once('close', () => clearInterval(timer));
  });
}
