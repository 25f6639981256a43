/**
 * Requests that the page sent before the app was loaded (main.ts). The app takes the response that is on its way instead
 * of sending its own request. Only for an equal request, including URL, language and session, and each response once.
 */
interface Prefetched {
  /** When they were asked for, on the page's clock in milliseconds. */
  at: number;
  answers: Map<string, Promise<Response>>;
}

declare global {
  /** Two scripts share it that have nothing else in common. */
  var asked: Prefetched | undefined;
}

/** As long as an answer counts as fresh anyway. */
const FRESH_MS = 30_000;

const nameOf = ({ url, headers }: Request): string => JSON.stringify([url, [...headers].sort()]);

/** Stores a response that is on its way for the next equal request. */
export function storePrefetched(request: Request, answer: Promise<Response>): void {
  globalThis.asked ??= { at: performance.now(), answers: new Map() };
  globalThis.asked.answers.set(nameOf(request), answer);
  /* Nobody may ever ask for it. */
  answer.catch(() => {});
}

/** The prefetched response to this request, once; undefined if there is none. */
export function takePrefetched(request: Request): Promise<Response> | undefined {
  const { asked } = globalThis;
  if (!asked) return undefined;
  /* What is changed now was asked for before. */
  if (request.method !== 'GET' || performance.now() - asked.at > FRESH_MS) {
    globalThis.asked = undefined;
    return undefined;
  }
  const name = nameOf(request);
  const answer = asked.answers.get(name);
  asked.answers.delete(name);
  return answer && untilGivenUp(answer, request.signal);
}

/** As fetch does: who gives it up waits no longer. */
const untilGivenUp = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
