/** Turns every error into a response. */
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull } from '../db/unavailable.ts';
import { UploadAborted } from '../images/upload.ts';
import { languageOf, translate } from '../messages/messages.ts';
import { toFieldErrors } from './field-errors.ts';
import { badRequest, HttpError, unprocessable } from './http-error.ts';

/** The contract's header parameters by their lower-case names. */
const headerNames: Record<string, string> = {
  productcode: 'ProductCode',
  clienttype: 'ClientType',
  'accept-language': 'Accept-Language',
  'idempotency-key': 'Idempotency-Key',
  'if-match': 'If-Match',
  'if-none-match': 'If-None-Match',
  externalapitoken: 'ExternalApiToken',
  'stripe-signature': 'Stripe-Signature',
};

/** The multipart parser reports malformed forms by message only; its "needle" is the boundary. */
const isCutForm = ({ message }: Error) =>
  /unexpected end of multipart data|^Multipart: Boundary not found|^The needle cannot/i.test(message);

/** Maps errors of Fastify and its plugins to HttpErrors; undefined if the error is internal. */
export function toHttpError(error: FastifyError, operationId?: string): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return new HttpError(503, { key: 'diskFull' }, { headers: { 'retry-after': '60' } });
  if (isDatabaseAway(error)) return new HttpError(503, { key: 'databaseAway' }, { headers: { 'retry-after': '5' } });
  if (error.validation) {
    const errors = error.validation as unknown as ErrorObject[];
    return unprocessable(toFieldErrors(errors, operationId, (field) => headerNames[field] ?? field));
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new HttpError(413, { key: 'bodyTooLarge' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return badRequest('wrongContentType', { expected: 'application/json' });
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return badRequest('wrongContentType', { expected: 'multipart/form-data' });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return badRequest('malformedJson');
  }
  // The client has disconnected: the response reaches nobody, and it is no internal error.
  if (error.code === 'ECONNRESET' || error instanceof UploadAborted) return badRequest('malformedRequest');
  if (error instanceof SyntaxError) return badRequest('malformedJson');
  if (isCutForm(error)) return badRequest('malformedRequest');
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? badRequest('malformedRequest') : undefined;
}

export function sendError(error: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const errors =
    error.fields &&
    Object.fromEntries(
      Object.entries(error.fields).map(([field, wordings]) => [
        field,
        wordings.map((wording) => translate(language, wording)),
      ]),
    );
  return reply
    .status(error.status)
    .headers({ ...error.headers, 'cache-control': 'no-store', vary: 'Accept-Language' })
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      message: translate(language, error.wording),
      ...(errors && { errors }),
      ...error.extra,
      // The request id, which the operator can look up in the log.
      ...(error.status >= 500 && { request_id: request.id }),
    });
}

/** @param report called with internal errors, for tests */
export function answerErrors(app: FastifyInstance, report?: (error: Error) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const httpError = toHttpError(error, request.routeOptions.config.operationId);
    const isTranslated = !(error instanceof HttpError);
    if (httpError && isTranslated && httpError.status >= 500)
      request.log.error({ err: error }, 'temporarily unavailable');
    if (httpError) return sendError(httpError, request, reply);
    request.log.error({ err: error }, 'unexpected error');
    report?.(error);
    return sendError(new HttpError(500, { key: 'unexpected' }), request, reply);
  });
}
