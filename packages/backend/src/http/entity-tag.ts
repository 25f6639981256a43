/** Answers that are unchanged since the caller last saw them come back as 304. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The opaque tags of an `If-Match` or `If-None-Match` header, without their quotes; `*` stays as it is. */
export function entityTags(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  );
}

/** The ETag of an answer, by what it says. */
export const tagOf = (payload: string) => `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

/**
 * Whether an answer of the contract says "unchanged". What was told with the whole answer is kept with it: what is said
 * every second need not repeat it.
 */
export const isUnchanged = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === 304 && routeOptions.config.operationId !== undefined;

/** Describe a body. */
const OF_THE_BODY = ['content-type', 'content-length', 'content-language'];

/**
 * Reads are asked for with GET, but for a polled one that the documents have as POST: the contract says which carry a tag.
 *
 * @param isTagged whether an answer to the request carries an ETag that `If-None-Match` can name, by the contract
 */
export function tagAnswers(app: FastifyInstance, isTagged: (operationId: string | undefined) => boolean): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (reply.statusCode !== 200 || !isTagged(operationId)) return payload;
    if (typeof payload !== 'string') return payload;
    const tag = reply.getHeader('etag') ?? tagOf(payload);
    reply.header('etag', tag);
    const known = entityTags(request.headers['if-none-match']);
    if (!known.includes('*') && !known.includes(String(tag).slice(1, -1))) return payload;
    reply.status(304);
    for (const name of OF_THE_BODY) reply.removeHeader(name);
    return '';
  });
}
