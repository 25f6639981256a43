/**
 * Requests that the page sent before the app was loaded (main.ts). The app takes the response that is on its way
 * instead of sending its own request. Only for an equal request, including URL, language and session, and each response
 * once.
 */
interface Prefetched {
  /** When they were sent, on the page's clock in milliseconds. */
  at: number;
  answers: Map<string, Promise<Response>>;
}

declare global {
  /** Global, because two otherwise separate scripts share it. */
  var prefetched: Prefetched | undefined;
}

/** The same as the stale time of queries. */
const FRESH_MS = 30_000;

const nameOf = ({ url, headers }: Request): string => JSON.stringify([url, [...headers].sort()]);

/** Stores a response that is on its way for the next equal request. */
export function storePrefetched(request: Request, answer: Promise<Response>): void {
  globalThis.prefetched ??= { at: performance.now(), answers: new Map() };
  globalThis.prefetched.answers.set(nameOf(request), answer);
  /* Avoid an unhandled rejection if the response is never used. */
  answer.catch(() => {});
}

/** The prefetched response to this request, once; undefined if there is none. */
export function takePrefetched(request: Request): Promise<Response> | undefined {
  const { prefetched } = globalThis;
  if (!prefetched) return undefined;
  /* Prefetched data may be outdated by a mutation. */
  if (request.method !== 'GET' || performance.now() - prefetched.at > FRESH_MS) {
    globalThis.prefetched = undefined;
    return undefined;
  }
  const name = nameOf(request);
  const answer = prefetched.answers.get(name);
  prefetched.answers.delete(name);
  return answer && untilGivenUp(answer, request.signal);
}

/** Rejects on abort, as fetch does. */
const untilGivenUp = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
