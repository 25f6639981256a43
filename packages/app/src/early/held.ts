/**
 * What the page has asked the server for before the app was there (main.ts), and the app asks for now: it takes the answer
 * that is on its way. Only one to the very same request, address, language and session included, and each of them once.
 */
interface Held {
  /** When they were asked for, on the page's clock in milliseconds. */
  at: number;
  answers: Map<string, Promise<Response>>;
}

declare global {
  /** Two scripts share it that have nothing else in common. */
  var asked: Held | undefined;
}

/** As long as an answer counts as fresh anyway. */
const FRESH_MS = 30_000;

const nameOf = ({ url, headers }: Request): string => JSON.stringify([url, [...headers].sort()]);

/** Keeps what is on its way for whoever asks for it next. */
export function hold(request: Request, answer: Promise<Response>): void {
  globalThis.asked ??= { at: performance.now(), answers: new Map() };
  globalThis.asked.answers.set(nameOf(request), answer);
  /* Nobody may ever ask for it. */
  answer.catch(() => {});
}

/** The answer that is on its way to this request; undefined where there is none. */
export function takeHeld(request: Request): Promise<Response> | undefined {
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
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
