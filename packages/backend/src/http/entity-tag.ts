/** Conditional requests: unchanged responses become a 304. */
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

/** The ETag of a response, a hash of its body. */
export const tagOf = (payload: string) => `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

/** True for a 304 of the contract. It needs no security headers: the client keeps those of the full response. */
export const isUnchanged = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === 304 && routeOptions.config.operationId !== undefined;

/** Headers that describe a body. */
const OF_THE_BODY = ['content-type', 'content-length', 'content-language'];

/**
 * Only responses the contract marks get a tag: GETs, and one polled read that is a POST.
 *
 * @param isTagged true if the operation's response carries an ETag that `If-None-Match` can name
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
