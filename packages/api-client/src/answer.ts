import { ApiError, type ApiErrorKind } from './errors.ts';

/** A response, whether it came from fetch or from XMLHttpRequest. */
export interface RawAnswer {
  status: number;
  header(name: string): string | null;
  text: string;
}

type JsonObject = Record<string, unknown>;

const kinds: Partial<Record<number, ApiErrorKind>> = {
  400: 'message',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale',
  413: 'too-large',
  422: 'validation',
  429: 'too-many',
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object in a response body; undefined if the body is another type, empty, truncated or not an object. */
function parse(answer: RawAnswer): JsonObject | undefined {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(answer.header('Content-Type') ?? '')) return undefined;
  try {
    const body: unknown = JSON.parse(answer.text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function fieldErrors(body: JsonObject): Record<string, string[]> | undefined {
  if (!isObject(body.errors)) return undefined;
  const fields = Object.entries(body.errors).map(([field, messages]) => {
    const list = (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string');
    return [field, list] as const;
  });
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0));
}

function retryAfter(answer: RawAnswer): number | undefined {
  const value = answer.header('Retry-After');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : undefined;
}

/** Error kind by status alone, for responses whose body does not have the contract's shape. */
function kindOf(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'malformed');
}

/**
 * The body of a successful response.
 * @throws ApiError for every response that is not a 2xx with a JSON object. The status decides the kind where it can,
 * else it is `malformed` (HTML, empty, truncated, an unexpected 204 or 304). A 2xx with `success: false` is `message`.
 */
export function readAnswer(answer: RawAnswer): JsonObject {
  const body = parse(answer);
  const message = typeof body?.message === 'string' ? body.message : '';
  const { status } = answer;
  if (status < 200 || status > 299) {
    throw new ApiError({
      kind: kindOf(status),
      status,
      message,
      detail: typeof body?.detail === 'string' ? body.detail : undefined,
      errors: status === 422 && body ? fieldErrors(body) : undefined,
      retryAfter: retryAfter(answer),
      current: status === 412 && isObject(body?.current) ? body.current : undefined,
    });
  }
  if (!body) throw new ApiError({ kind: 'malformed', status });
  if (body.success === false) throw new ApiError({ kind: 'message', status, message });
  return body;
}
