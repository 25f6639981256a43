/** Serves both API documents: routes, validation and sessions come from the documents, responses from the handlers. */
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

/** True if the contract promises an ETag that `If-None-Match` can name. */
export const answersTagged = (operationId: string | undefined): boolean =>
  operations.get(operationId ?? '')?.parameters.some(({ name }) => name === 'If-None-Match') ?? false;

export interface ContractOptions {
  handlers: Handlers;
  /** The session of a request's bearer token; null if it has none. @throws HttpError 401 */
  authenticate(request: FastifyRequest): Promise<Session | null>;
  /** Checks the session's permission for an operation, before the request is validated. @throws HttpError 403 */
  authorize(operationId: OperationId, session: Session): void;
  /** The current ETag of the poll for changes, for this session. */
  changesTag(session: Session): Promise<string>;
  /** Refuse responses that violate the contract; for tests. */
  checkAnswers: boolean;
  /** Called with internal errors; for tests. */
  onFault?: (error: Error) => void;
}

/** The request's headers under their documented names; Node lower-cases them. */
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
  // The request is validated by now, and authentication has set the session if the operation needs one.
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

/** The parameters of one location as a single object schema; undefined if there are none. */
function schemaOf(parameters: readonly Parameter[], place: Parameter['in']): Schema | undefined {
  const found = parameters.filter((one) => one.in === place);
  if (found.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}

function schemasOf({ parameters, requestBody, responses }: Operation): FastifySchema {
  const answered = Object.entries(responses).filter(([, { content }]) => content);
  // A JSON body is validated whatever its content type says; files are checked where they are read.
  const parts = {
    params: schemaOf(parameters, 'path'),
    querystring: schemaOf(parameters, 'query'),
    headers: schemaOf(parameters, 'header'),
    body: requestBody?.content['application/json']?.schema,
    response: Object.fromEntries(answered),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined));
}

/** The same objects for every server of the process, by which their compiled validators are found again. */
const schemas = new Map(described.map((operation) => [operation.operationId, schemasOf(operation)]));

/** What is validated: requests always, responses only in tests. */
function validated({ operationId }: Operation, checkAnswers: boolean): FastifySchema {
  const { response, ...request } = schemas.get(operationId) ?? {};
  return { ...request, ...(checkAnswers && { response }) };
}

/** Anything within the contract's bounds fits. A slightly longer body gets an error that names the field. */
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
    schema: validated(operation, options.checkAnswers),
    config: { operationId: id },
    bodyLimit: bodyLimitOf(id),
    onRequest: async (request, reply) => {
      if (operation.session === 'none') return;
      request.session = await options.authenticate(request);
      if (!request.session && operation.session === 'needed') throw unauthorized();
      if (!request.session) return;
      options.authorize(id, request.session);
      // Computed before anything is read, so that the response is at least as new. The poll itself uses it as its own
      // ETag.
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
 * Registers both API documents under their prefixes, each served at `openapi.json`. The tests validate them
 * (`check:lint`), so a start does not.
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
