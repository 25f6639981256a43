/** Serves the sandbox under /sandbox, as HTML and JSON; not registered if the sandbox is off. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, toHttpError } from '../http/errors.ts';
import { html } from '../http/html.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { type Language, languageOf, translate } from '../messages/messages.ts';
import { packageRoot } from '../package-root.ts';
import type { Services } from '../services.ts';
import type { SandboxInput } from './action.ts';
import { homePage } from './home.ts';
import { sandboxActions, sandboxPages } from './index.ts';
import { documentOf, type Page } from './layout.ts';
import { mailPageOf, mailPagePath, mailPolicy } from './mailbox.ts';
import { clockOf, moveClock } from './move-clock.ts';
import { clearOutcomeCookie, type Outcome, outcomeCookie, outcomeOf } from './outcome.ts';
import type { SandboxPage, SandboxPageRequest } from './pages.ts';
import { inputOf, perform } from './perform.ts';

const languageIn = (request: FastifyRequest): Language => languageOf(request.headers['accept-language']);
const wantsPage = ({ headers }: FastifyRequest) => /text\/html/.test(headers.accept ?? '');
const isForm = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded/.test(headers['content-type'] ?? '');

/**
 * CSRF protection: browsers send the origin of a form; other programs send none, and carry no session.
 *
 * @throws HttpError 403
 */
function refuseOtherOrigins({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  const isForeignOrigin = origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
  if (isForeignSite || isForeignOrigin) throw new HttpError(403, { key: 'sandboxOtherOrigin' });
}

function sendPage(reply: FastifyReply, page: Page, request: FastifyRequest): FastifyReply {
  const here = (request.routeOptions.url ?? '').replace(/^\/sandbox/, '');
  const language = languageIn(request);
  return (
    reply
      // With the usual `no-referrer`, browsers would hide a form's origin.
      .headers({
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
        'content-language': language,
        vary: 'Accept-Language, Accept',
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(page, here, language))
  );
}

const sendJson = (reply: FastifyReply, data: unknown) => reply.header('cache-control', 'no-store').send(data);

/** Runs a form's action and redirects back; the page opens the form and focuses its result. */
async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  action: string,
  run: (input: SandboxInput) => Promise<Omit<Outcome, 'action' | 'isDone'>>,
): Promise<FastifyReply> {
  const input = inputOf(request.body ?? {});
  const language = languageIn(request);
  const outcome = await run(input).then(
    (result): Outcome => ({ ...result, action, isDone: true }),
    (error: FastifyError): Outcome => {
      const httpError = toHttpError(error);
      if (!httpError) throw error;
      const errors = Object.fromEntries(
        Object.entries(httpError.fields ?? {}).map(([field, wordings]) => [
          field,
          wordings.map((one) => translate(language, one)),
        ]),
      );
      return { action, isDone: false, message: translate(language, httpError.wording), input, errors };
    },
  );
  return reply.header('set-cookie', outcomeCookie(outcome)).redirect('/sandbox', 303);
}

function serveActions(scope: FastifyInstance, services: Services): void {
  scope.get('/sandbox/actions', async (_request, reply) =>
    sendJson(reply, {
      data: sandboxActions.map(({ id, area, title, fields }) => ({ id, area, title, fields })),
    }),
  );
  scope.post<{ Params: { id: string } }>('/sandbox/actions/:id', async (request, reply) => {
    const { id } = request.params;
    if (isForm(request)) return answerForm(request, reply, id, (input) => perform(services, id, input));
    return sendJson(reply, { success: true, ...(await perform(services, id, inputOf(request.body ?? {}))) });
  });
}

function serveClock(scope: FastifyInstance, services: Services): void {
  scope.get('/sandbox/clock', async (_request, reply) => sendJson(reply, clockOf(services)));
  scope.post('/sandbox/clock', async (request, reply) => {
    if (!isForm(request)) return sendJson(reply, await moveClock(services, inputOf(request.body ?? {})));
    return answerForm(request, reply, 'clock', async (input) => ({ message: (await moveClock(services, input)).now }));
  });
}

const textsOf = (part: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(part ?? {}).map(([name, value]) => [name, String(value)]));

const pageRequestOf = (request: FastifyRequest): SandboxPageRequest => ({
  path: textsOf(request.params),
  query: textsOf(request.query),
  form: request.method === 'POST' ? inputOf(request.body ?? {}) : {},
});

function servePage(scope: FastifyInstance, services: Services, page: SandboxPage): void {
  const { submit, data } = page;
  scope.get(`/sandbox${page.path}`, async (request, reply) => {
    if (data && !wantsPage(request)) return sendJson(reply, await data(services, pageRequestOf(request)));
    return sendPage(reply, await page.render(services, pageRequestOf(request)), request);
  });
  if (!submit) return;
  scope.post(`/sandbox${page.path}`, async (request, reply) => {
    const address = await submit(services, pageRequestOf(request));
    return isForm(request) ? reply.redirect(address, 303) : sendJson(reply, { success: true, link: address });
  });
}

/** Serves a mail's HTML unchanged; it is untrusted, so it gets a stricter policy. */
function serveMails(scope: FastifyInstance, services: Services): void {
  scope.get(
    `/sandbox${mailPagePath}`,
    {
      // Must run after the hook that sets our own pages' policy.
      onSend: async (_request, reply, payload) => {
        if (reply.statusCode === 200) reply.header('content-security-policy', mailPolicy(services.config));
        return payload;
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(await mailPageOf(services, pageRequestOf(request))),
  );
}

/** Read from the source folder: the bundle does not contain them. */
const assets = join(packageRoot, 'src/sandbox');

function serveHome(scope: FastifyInstance, services: Services): void {
  scope.get('/sandbox', async (request, reply) => {
    const outcome = outcomeOf(request.headers.cookie);
    if (outcome) reply.header('set-cookie', clearOutcomeCookie);
    return sendPage(reply, await homePage(services, outcome, languageIn(request)), request);
  });
  scope.get('/sandbox/style.css', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(await readFile(join(assets, 'style.css'))),
  );
  for (const name of ['print.svg', 'frame.svg']) {
    scope.get(`/sandbox/logos/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('image/svg+xml')
        .send(await readFile(join(assets, 'logos', name))),
    );
  }
}

/** Errors as HTML pages for browsers. */
function explainErrors(scope: FastifyInstance, report?: (error: Error) => void): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const found = toHttpError(error);
    if (!found) {
      request.log.error({ err: error }, 'unexpected error in the sandbox');
      report?.(error);
    }
    const httpError = found ?? new HttpError(500, { key: 'unexpected' });
    if (!wantsPage(request)) return sendError(httpError, request, reply);
    const message = translate(languageIn(request), httpError.wording);
    return sendPage(reply.status(httpError.status), { title: message, body: html`` }, request);
  });
}

/** @param report called with internal errors; for tests */
export async function serveSandbox(
  app: FastifyInstance,
  services: Services,
  report?: (error: Error) => void,
): Promise<void> {
  await app.register(async (scope) => {
    explainErrors(scope, report);
    if (services.config.sandbox) {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      });
      scope.addHook('onRequest', async (request) => refuseOtherOrigins(request));
      serveHome(scope, services);
      serveActions(scope, services);
      serveClock(scope, services);
      serveMails(scope, services);
      for (const page of sandboxPages) servePage(scope, services, page);
    }
    const unknown = services.config.sandbox ? ['/sandbox/*'] : ['/sandbox', '/sandbox/*'];
    for (const path of unknown) {
      scope.all(path, async () => {
        throw notFound();
      });
    }
  });
}
