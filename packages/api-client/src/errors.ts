/** What went wrong, in the terms a screen decides by. */
export type ApiErrorKind =
  /** 422: `errors` says which fields and why. */
  | 'validation'
  /** 400, or a 2xx whose body says `success: false`: `message` is for the person. */
  | 'message'
  /** 401: the session has ended. */
  | 'unauthorized'
  /** 403. */
  | 'forbidden'
  /** 404. */
  | 'not-found'
  /** 409: the record's state does not allow it. */
  | 'conflict'
  /** 412: another version was saved meanwhile; `current` is it. */
  | 'stale'
  /** 413. */
  | 'too-large'
  /** 429: `retryAfter` may say how many seconds to wait. */
  | 'too-many'
  /** 5xx. */
  | 'server'
  /** No answer, or none in time. */
  | 'network'
  /** An answer that is not what the contract says: HTML, empty, truncated, another status. */
  | 'malformed'
  /** The caller gave up. */
  | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** The server's words for the person; empty where it gave none. */
  message?: string;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  current?: Record<string, unknown>;
  cause?: unknown;
}

/** The one error of both clients and of the uploader. Nothing else is ever thrown by a call. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** Refused fields with their messages (422); a nested field is named with dots. */
  readonly errors: Record<string, string[]> | undefined;
  /** Seconds to wait (429 and 503, where the server says so). */
  readonly retryAfter: number | undefined;
  /** The record as it stands on the server (412). */
  readonly current: Record<string, unknown> | undefined;

  constructor({ kind, status, message = '', errors, retryAfter, current, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/** Whether asking again can help: the network or the server failed, not the request. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'server');
}

/** What a failed fetch, body read or timer means. @param aborted whether the caller gave up */
export function noAnswer(cause: unknown, aborted: boolean): ApiError {
  return new ApiError({ kind: aborted ? 'aborted' : 'network', status: 0, cause });
}
