/** Serves the two descriptions: routes, checks and sessions come from the documents, the answers from the handlers. */
import { operations as table } from '@smart-art/openapi/operations';
import productDocument from '@smart-art/openapi/product.json' with { type: 'json' };
import ssoDocument from '@smart-art/openapi/sso.json' with { type: 'json' };
import { operations as described, type Operation, type Parameter, type Schema } from '@smart-art/openapi/walk';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { jsonBodyLimit, shortBodyLimit } from '../constants.ts';
import { languageOf } from '../messages/messages.ts';
import type { Session } from '../session/session.ts';
import { forbiddenTextIn } from './forbidden-text.ts';
import type { AnyAnswer, Call, Handlers, OperationId } from './handler.ts';
import { badRequest, type FieldErrors, HttpError, unauthorized, unprocessable } from './http-error.ts';
import { ContractBreach } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

const documents = { sso: ssoDocument, product: productDocument } as const;
const operations = new Map(described.map((operation) => [operation.operationId, operation]));

/** Whether the contract promises an ETag that `If-None-Match` can name. */
export const answersTagged = (operationId: string | undefined): boolean =>
  operations.get(operationId ?? '')?.parameters.some(({ name }) => name === 'If-None-Match') ?? false;

export interface ContractOptions {
  handlers: Handlers;
  /** The session of a request's bearer token; null where it has none. @throws HttpError 401 */
  authenticate(request: FastifyRequest): Promise<Session | null>;
  /** What an operation asks of a session beyond being one, before the request is looked at. @throws HttpError 403 */
  authorize(operationId: OperationId, session: Session): void;
  /** The ETag that the poll for changes has at this moment for whoever asks. */
  changesTag(session: Session): Promise<string>;
  /** Look for answers that the contract does not describe; for tests. */
  checkAnswers: boolean;
  /** Told of faults of ours; for tests. */
  onFault?: (error: Error) => void;
}

/** The headers of the contract by their documented names; they arrive in lower case. */
const headersOf = ({ parameters }: Operation, request: FastifyRequest) =>
  Object.fromEntries(
    parameters.filter((one) => one.in === 'header').map(({ name }) => [name, request.headers[name.toLowerCase()]]),
  );

async function respond(operation: Operation, handlers: Handlers, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language']);
  const call = {
    query: request.query,
    path: request.params,
    headers: headersOf(operation, request),
    body: request.body,
    session: request.session,
    language,
    request,
  };
  // The document has checked the request, and authentication has put the session in where the operation asks for one.
  const handler = handlers[operation.operationId as OperationId] as (call: unknown) => Promise<AnyAnswer>;
  const answer = await handler(call satisfies Omit<Call<OperationId>, 'query' | 'path' | 'headers' | 'body'>);
  if (answer.etag) reply.header('etag', answer.etag);
  return reply
    .status(answer.status)
    .headers({
      'content-language': language,
      'cache-control': request.method === 'GET' ? 'private, no-cache' : 'no-store',
      vary: 'Accept-Language',
    })
    .type('application/json; charset=utf-8')
    .send(answer.body);
}

function refuseForbiddenText(request: FastifyRequest): void {
  const found = [request.params, request.query, request.body].flatMap((part) => forbiddenTextIn(part));
  if (found.length === 0) return;
  const fields: FieldErrors = {};
  for (const field of found) fields[field] = [{ key: 'forbiddenCharacter' }];
  throw unprocessable(fields);
}

/** The parameters of one place as the one object in which they arrive; undefined where there are none. */
function schemaOf(parameters: readonly Parameter[], place: Parameter['in']): Schema | undefined {
  const found = parameters.filter((one) => one.in === place);
  if (found.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** What is checked: requests always, answers where the tests ask for it. */
function schemasOf({ parameters, requestBody, responses }: Operation, checkAnswers: boolean): FastifySchema {
  const answered = Object.entries(responses).filter(([, { content }]) => content);
  // A JSON body is checked whatever its content type claims; files are checked where they are read.
  const parts = {
    params: schemaOf(parameters, 'path'),
    querystring: schemaOf(parameters, 'query'),
    headers: schemaOf(parameters, 'header'),
    body: requestBody?.content['application/json']?.schema,
    response: checkAnswers ? Object.fromEntries(answered) : undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined));
}

/** What keeps the bounds of the contract fits in it; what is a little longer is told which field is. */
function bodyLimitOf(id: OperationId): number {
  const longest = table[id].longestBody ?? jsonBodyLimit;
  return Math.min(jsonBodyLimit, Math.max(shortBodyLimit, longest));
}

function routeOf(operation: Operation, options: ContractOptions): RouteOptions {
  const id = operation.operationId as OperationId;
  const takesFiles = operation.requestBody?.content['multipart/form-data'] !== undefined;
  return {
    method: operation.method.toUpperCase(),
    url: `/${operation.service}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema: schemasOf(operation, options.checkAnswers),
    config: { operationId: id },
    bodyLimit: bodyLimitOf(id),
    onRequest: async (request, reply) => {
      if (operation.session === 'none') return;
      request.session = await options.authenticate(request);
      if (!request.session && operation.session === 'needed') throw unauthorized();
      if (!request.session) return;
      options.authorize(id, request.session);
      // Before anything is read: what is told then is at least as new. The poll itself has it as its own ETag.
      if (operation.service === 'product' && id !== 'getChanges') {
        reply.header('x-changes', await options.changesTag(request.session));
      }
    },
    preValidation: async (request) => {
      if (operation.requestBody && !takesFiles) {
        if (request.isMultipart()) throw badRequest('wrongContentType', { expected: 'application/json' });
        request.body ??= {};
      }
      refuseForbiddenText(request);
    },
    onSend: async (_request, reply, payload) => {
      const declared = Object.hasOwn(operation.responses, String(reply.statusCode));
      if (options.checkAnswers && !declared) options.onFault?.(new ContractBreach(`${id} answers ${reply.statusCode}`));
      return payload;
    },
    handler: (request, reply) => respond(operation, options.handlers, request, reply),
  };
}

/**
 * Registers both descriptions under their prefixes, each with its document at `openapi.json`. That they are valid is
 * held by the tests (`check:lint`), not asked again at each start.
 */
export async function serveContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  app.decorateRequest('session', null);
  for (const [service, document] of Object.entries(documents)) {
    app.get(`/${service}/openapi.json`, async () => document);
    for (const path of [`/${service}`, `/${service}/*`]) {
      app.all(path, async () => {
        throw new HttpError(404, { key: 'noSuchCall' });
      });
    }
  }
  for (const operation of described) app.route(routeOf(operation, options));
}
