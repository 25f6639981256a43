/**
 * What went wrong, in the terms a screen decides by, and what each kind means for the person. The words in quotation
 * marks are the app's own; everywhere else the server's `message` is shown, in the person's language, and "Something
 * went wrong" where it gave none (000 section 8).
 */
export type ApiErrorKind =
  /**
   * 422: some fields are refused. `errors` says which and why; each message stands at its field, the first of them gets
   * the focus, nothing was changed.
   */
  | 'validation'
  /** 400, or a 2xx whose body says `success: false`: the request makes no sense to the server. Its words are shown. */
  | 'message'
  /** 401: the session has ended. It is cleared once, whoever notices first, and the person comes to sign in. */
  | 'unauthorized'
  /** 403: "You can't access this functionality", or what must be done first (an agreement, signing up, a password). */
  | 'forbidden'
  /** 404: there is no such record, or it is another seller's. A screen shows that nothing is here, and the way back. */
  | 'not-found'
  /** 409: the record's state does not allow it; the words say why. What is on the screen is out of date. */
  | 'conflict'
  /** 412: another version was saved meanwhile; `current` is it. The person looks at both before saving again. */
  | 'stale'
  /** 413: a file or the request is larger than its bound; the words say which and how large it may be. */
  | 'too-large'
  /** 429: "Too many attempts. Try again in {seconds} seconds." `retryAfter` says how long, where the server does. */
  | 'too-many'
  /** 5xx: "Something went wrong on our side. Nothing was changed; please try again in a moment." Asked again by itself. */
  | 'server'
  /** No answer, or none in time: "Smart Art cannot be reached. Check your connection and try again." Asked again too. */
  | 'network'
  /** An answer that is not what the contract says: HTML, empty, truncated, another status. "Something went wrong". */
  | 'malformed'
  /** The caller gave up: the person left or cancelled. Nothing is shown. */
  | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** The server's words for the person; empty where it gave none. */
  message?: string;
  detail?: string;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  current?: Record<string, unknown>;
  cause?: unknown;
}

/** The one error of both clients and of the uploader. Nothing else is ever thrown by a call. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** More of the server's words on why, where it gives some: a connection that failed. */
  readonly detail: string | undefined;
  /** Refused fields with their messages (422); a nested field is named with dots. */
  readonly errors: Record<string, string[]> | undefined;
  /** Seconds to wait (429 and 503, where the server says so). */
  readonly retryAfter: number | undefined;
  /** The record as it stands on the server (412). */
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

/** Whether asking again can help: the network or the server failed, not the request. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'server');
}

/** What a failed fetch, body read or timer means. @param aborted whether the caller gave up */
export function noAnswer(cause: unknown, aborted: boolean): ApiError {
  return new ApiError({ kind: aborted ? 'aborted' : 'network', status: 0, cause });
}
