/** HTTP error responses. Thrown anywhere below a handler; the error handler puts them into the caller's language. */
import type { MessageKey, Wording } from '../messages/messages.ts';

/** Error messages by field; a nested field has a dotted name. */
export type FieldErrors = Record<string, Wording[]>;

export class HttpError extends Error {
  readonly status: number;
  readonly wording: Wording;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  /** Further properties of the response body, beside `success` and `message`. */
  readonly extra: Record<string, unknown>;

  constructor(
    status: number,
    wording: Wording,
    more: { fields?: FieldErrors; headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(wording.key);
    this.status = status;
    this.wording = wording;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }
}

export const badRequest = (key: MessageKey, values?: Wording['values']) => new HttpError(400, { key, values });
export const unauthorized = () =>
  new HttpError(401, { key: 'sessionEnded' }, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (key: MessageKey) => new HttpError(403, { key });
export const notFound = () => new HttpError(404, { key: 'notFound' });
export const conflict = (key: MessageKey) => new HttpError(409, { key });
export const unprocessable = (fields: FieldErrors) => new HttpError(422, { key: 'checkFields' }, { fields });

/** A 422 about one field. */
export const invalidField = (field: string, key: MessageKey, values?: Wording['values']) =>
  unprocessable({ [field]: [{ key, values }] });
