/**
 * What went wrong, in the terms a screen decides by, and what the user sees for each kind. Texts in quotation marks are
 * the app's own; elsewhere the server's `message` is shown in the user's language, or "Something went wrong" if it sent
 * none (000 section 8).
 */
export type ApiErrorKind =
  /**
   * 422: some fields are invalid. `errors` maps each to its messages, which are shown at the fields; the first invalid
   * field gets the focus. Nothing was changed.
   */
  | 'validation'
  /** 400, or a 2xx with `success: false`: the server rejects the request as a whole. Its message is shown. */
  | 'message'
  /** 401: the session has ended. It is cleared once, even if several calls fail, and the user is sent to sign in. */
  | 'unauthorized'
  /** 403: "You can't access this functionality", or what must be done first (an agreement, signing up, a password). */
  | 'forbidden'
  /** 404: there is no such record, or it belongs to another seller. The screen shows "not found" and a way back. */
  | 'not-found'
  /** 409: the record's state does not allow it; the message says why. The data on screen is out of date. */
  | 'conflict'
  /** 412: someone saved another version; `current` holds it. The user compares both before saving again. */
  | 'stale'
  /** 413: a file or the request is too large; the message says which one and the limit. */
  | 'too-large'
  /** 429: "Too many attempts. Try again in {seconds} seconds." `retryAfter` holds them, if the server sent any. */
  | 'too-many'
  /** 5xx: "Something went wrong on our side. Nothing was changed; please try again in a moment." Retried. */
  | 'server'
  /** No response, or timeout: "Smart Art cannot be reached. Check your connection and try again." Also retried. */
  | 'network'
  /** A response that violates the contract: HTML, empty, truncated, unexpected status. "Something went wrong". */
  | 'malformed'
  /** The caller aborted: the user left or cancelled. Nothing is shown. */
  | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** The server's message for the user; empty if it sent none. */
  message?: string;
  detail?: string;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  current?: Record<string, unknown>;
  cause?: unknown;
}

/** The one error type of both clients and the uploader. Calls throw nothing else. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** More detail from the server, if any, for example why a connection failed. */
  readonly detail: string | undefined;
  /** Invalid fields with their messages (422); the name of a nested field uses dots. */
  readonly errors: Record<string, string[]> | undefined;
  /** Seconds to wait (429 and 503, if the server sends them). */
  readonly retryAfter: number | undefined;
  /** The record's current state on the server (412). */
  readonly current: Record<string, unknown> | undefined;

  constructor({ kind, status, message = '', detail, errors, retryAfter, current, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/** Whether a retry can help: the network or the server failed, not the request. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'server');
}

/** The ApiError for a failed fetch, body read or timeout. @param aborted whether the caller aborted */
export function noAnswer(cause: unknown, aborted: boolean): ApiError {
  return new ApiError({ kind: aborted ? 'aborted' : 'network', status: 0, cause });
}
