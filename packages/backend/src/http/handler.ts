/** The shape of a handler, derived from the contract: what goes in, what may come out. */
import type { OpenOperation } from '@smart-art/openapi/operations';
import type { operations as ProductOperations } from '@smart-art/openapi/product';
import type { operations as SsoOperations } from '@smart-art/openapi/sso';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../messages/messages.ts';
import type { Session } from '../session/session.ts';

type Operations = SsoOperations & ProductOperations;
export type OperationId = keyof Operations;

type Parameters<Id extends OperationId, Part extends 'query' | 'path' | 'header'> = Operations[Id] extends {
  parameters: Record<Part, infer Found>;
}
  ? Found
  : Operations[Id] extends { parameters: { [part in Part]?: infer Found } }
    ? NonNullable<Found>
    : never;

type Body<Id extends OperationId> = Operations[Id] extends { requestBody?: infer Found }
  ? NonNullable<Found> extends { content: { 'application/json': infer Json } }
    ? Json
    : undefined
  : undefined;

/** The fields of a form with files; a file's field holds the file's name. */
export type FormFields<Id extends OperationId> = Operations[Id] extends { requestBody?: infer Found }
  ? NonNullable<Found> extends { content: { 'multipart/form-data': infer Form } }
    ? Form
    : never
  : never;

type Responses<Id extends OperationId> = Operations[Id]['responses'];
type Success = 200 | 201;

/** A successful response of the contract. Errors are thrown. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Json };
  }
    ? { status: Status; body: Json; etag?: string }
    : never;
}[keyof Responses<Id> & Success];

/** Any response, if its operation is not known. */
export interface AnyAnswer {
  status: number;
  body: unknown;
  etag?: string;
}

export interface Call<Id extends OperationId> {
  query: Parameters<Id, 'query'>;
  path: Parameters<Id, 'path'>;
  headers: Parameters<Id, 'header'>;
  body: Body<Id>;
  language: Language;
  /** The session of the bearer token. Null only if the contract asks for none. */
  session: Session | null;
  /** For what the contract's types do not cover: the caller's IP address, file streams. */
  request: FastifyRequest;
}

/** A call of an operation that needs a session. */
export type SignedIn<Id extends OperationId> = Call<Id> & { session: Session };

export type Handler<Id extends OperationId> = (call: SignedIn<Id>) => Promise<Answer<Id>>;
/** The handler of an operation that needs no session. */
export type OpenHandler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** One handler for every operation of both documents: a missing or wrong one does not compile. */
export type Handlers = { [Id in OperationId]: Id extends OpenOperation ? OpenHandler<Id> : Handler<Id> };
