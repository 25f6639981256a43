/** Every request has an id, from the proxy or new. It appears in the response, in errors and in the log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Format of ids accepted from outside, since they end up in our log. */
const idPattern = /^[\w.:-]{8,128}$/;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
