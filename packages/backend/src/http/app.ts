/** Builds the server. */
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { formFieldLimit, jsonBodyLimit, requestTime } from '../constants.ts';
import { serveCalendars } from '../deadlines/serve.ts';
import { openChanges } from '../general/changes.ts';
import { languages } from '../general/handlers.ts';
import { filesPath } from '../images/image.ts';
import { filesAtOnce } from '../images/limits.ts';
import { serveProofs } from '../orders/proof-archive.ts';
import { serveDocuments } from '../platform/documents.ts';
import { serveSandbox } from '../sandbox/routes.ts';
import type { Services } from '../services.ts';
import { authenticator, authorize } from '../session/bearer.ts';
import { boundedServers, type ConnectionLimits } from './connections.ts';
import { answersTagged, serveContract } from './contract-routes.ts';
import { isUnchanged, tagAnswers } from './entity-tag.ts';
import { answerErrors, sendError } from './errors.ts';
import { allHandlers } from './handlers.ts';
import { healthPaths, serveHealth } from './health.ts';
import { badRequest, HttpError } from './http-error.ts';
import { isTooDeep } from './json-depth.ts';
import { type Metrics, serveMetrics } from './metrics.ts';
import { answerPolicy, pageDirectives, permissionsPolicy } from './page-policy.ts';
import { answerRequestIds, requestIdOf } from './request-id.ts';
import { refuseSlowBodies, type SlowBody } from './slow-body.ts';
import { serveStatic } from './static-files.ts';
import { compileCheckedAnswer, compileRequest } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body, for checking signatures over it. */
    rawBody: string;
  }
}

export interface AppOptions {
  config: Config;
  services: Services;
  metrics: Metrics;
  /** Whether the process is about to stop. */
  isDraining(): boolean;
  /** Lower limits for slow request bodies; for tests. */
  slowBody?: SlowBody;
  /** Lower connection limits; for tests. */
  connectionLimits?: ConnectionLimits;
  /** Refuse responses that violate the contract; for tests. */
  checkAnswers?: boolean;
  /** Called with internal errors; for tests. */
  onFault?: (error: Error) => void;
}

async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const isShared = config.corsOrigins.length > 0;
  await app.register(helmet, {
    // Set by the hook below, which skips responses that need none.
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(config) },
    // For old browsers without frame-ancestors.
    frameguard: { action: 'deny' },
    // Left to whatever terminates TLS; on http://localhost it would lock users out.
    hsts: false,
    crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (isUnchanged(request, reply)) return payload;
    await reply.helmet();
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) reply.header('permissions-policy', permissionsPolicy);
    // Emails embed these pictures, and webmail shows them from another origin.
    if (request.url.startsWith(`${filesPath}/`)) reply.header('cross-origin-resource-policy', 'cross-origin');
    // Fonts and images are never documents; fewer header bytes speed up the first paint.
    if (/^(?:font|image)\/(?!svg)/.test(type)) reply.removeHeader('content-security-policy');
    if (/\bjson\b/.test(type)) reply.header('content-security-policy', answerPolicy);
    return payload;
  });
  if (!isShared) return;
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Changes', 'X-Request-Id'],
    maxAge: 600,
  });
}

/** Logs one line per request, when it is answered. */
class LogOfRequests extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const line = { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }
}

/** Parses JSON, rejecting duplicate keys; an empty body counts as no body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.decorateRequest('rawBody', '');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    if (body === '') done(null, undefined);
    else if (isTooDeep(String(body))) done(badRequest('tooDeep'), undefined);
    else parse(request, String(body), done);
  });
}

/** @returns a server that is ready to listen, or for tests with `inject` */
export async function buildApp({
  config,
  services,
  metrics,
  isDraining,
  slowBody,
  connectionLimits,
  checkAnswers = false,
  onFault,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogOfRequests({ requestIdLogLabel: 'request_id' }),
    genReqId: requestIdOf,
    // A body may take long as long as data arrives (slow-body.ts); headers have Node's default minute.
    requestTimeout: requestTime,
    serverFactory: boundedServers(config.trustProxy > 0, connectionLimits),
    // Requests on an open connection are still served during shutdown, with Connection: close.
    return503OnClosing: false,
    bodyLimit: jsonBodyLimit,
    // Counted from our end: earlier entries of X-Forwarded-For are whatever the sender wrote.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1000 },
    // A URL that cannot be decoded matches no route.
    frameworkErrors: (_error, request, reply) =>
      void sendError(new HttpError(404, { key: 'noSuchCall' }), request, reply),
  });
  app.setValidatorCompiler(compileRequest);
  // Otherwise routes have no response schema and responses are serialised as they are.
  if (checkAnswers) app.setSerializerCompiler(compileCheckedAnswer);
  answerRequestIds(app);
  metrics.watch(app);
  refuseSlowBodies(app, slowBody);
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining()) reply.header('connection', 'close');
    return payload;
  });
  answerErrors(app, onFault);
  readJson(app);
  // Before security headers and compression, which a 304 does not need.
  tagAnswers(app, answersTagged);
  await secure(app, config);
  // Another backend may have moved the sandbox's clock.
  if (config.sandbox)
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (!healthPaths.has(routeOptions.url ?? '')) await services.clock.follow();
    });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // API responses: smaller than level 4 at little extra cost. Files were compressed by the build.
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: Number.POSITIVE_INFINITY,
      files: filesAtOnce + 1,
      fields: 50,
      fieldSize: formFieldLimit,
      headerPairs: 50,
    },
  });
  serveHealth(app, services, isDraining);
  serveMetrics(app, services, metrics);
  const changesOf = openChanges(services, languages);
  await serveContract(app, {
    handlers: allHandlers(services, changesOf),
    authenticate: authenticator(services),
    authorize,
    changesTag: async ({ user }) => (await changesOf(user.id)).etag,
    checkAnswers,
    onFault,
  });
  serveDocuments(app, services);
  serveCalendars(app, services);
  serveProofs(app, services);
  await serveSandbox(app, services, onFault);
  await serveStatic(app, services);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, { key: 'noSuchCall' });
  });
  return app;
}
