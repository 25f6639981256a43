/** Repeats a request at an interval. Uses no browser API except timers: `leader-election.ts` decides when it runs. */

export interface PollerOptions {
  /** Sends one request. Rejects if there was no response; the signal is aborted when the poller is stopped. */
  send(signal: AbortSignal): Promise<void>;
  /** Milliseconds between requests. */
  interval: number;
  /** The longest delay after failures, in milliseconds; a longer Retry-After takes precedence. */
  longest: number;
  /** The server's Retry-After for this failure, in milliseconds; undefined if there is none. */
  retryAfterOf?(error: unknown): number | undefined;
  /** For tests: a number from 0 up to, but not including, 1. */
  random?(): number;
}

export interface Poller {
  /** Sends a request now and keeps polling; does nothing if already running. */
  start(): void;
  /** Aborts the pending request and stops. */
  stop(): void;
  /** Skips the current delay, for example after a failure; does nothing if stopped or while a request is pending. */
  now(): void;
}

/**
 * Exponential backoff with jitter: doubles with each failure, then a random value between half of that and all of it,
 * so that not all clients return at once when a server recovers.
 *
 * @param failures in a row, from 1
 */
export function pauseAfter(
  failures: number,
  { interval, longest, random }: { interval: number; longest: number; random(): number },
): number {
  const whole = Math.min(longest, interval * 2 ** failures);
  return whole / 2 + (whole / 2) * random();
}

/** Sends one request at a time: the next waits for the response, however long it takes. */
export function createPoller({
  send,
  interval,
  longest,
  retryAfterOf = () => undefined,
  random = Math.random,
}: PollerOptions): Poller {
  let pending: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function turn(): Promise<void> {
    const own = new AbortController();
    pending = own;
    timer = undefined;
    const began = performance.now();
    let pause: number;
    try {
      await send(own.signal);
      failures = 0;
      const took = performance.now() - began;
      // A server slower than the interval still gets a full interval of rest.
      pause = took < interval ? interval - took : interval;
    } catch (error) {
      if (own.signal.aborted) return;
      failures += 1;
      pause = Math.max(pauseAfter(failures, { interval, longest, random }), retryAfterOf(error) ?? 0);
    }
    if (own.signal.aborted) return;
    pending = undefined;
    timer = setTimeout(turn, pause);
  }

  return {
    start() {
      if (!pending && timer === undefined) void turn();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      pending?.abort();
      pending = undefined;
      failures = 0;
    },
    now() {
      if (timer === undefined) return;
      clearTimeout(timer);
      void turn();
    },
  };
}
