/** Asks the same thing again and again. No browser in here but its timers: see `leader-election.ts` for when it runs. */

export interface PollerOptions {
  /** Asks once. It rejects when there was no answer; its signal is aborted when the poller is stopped meanwhile. */
  ask(signal: AbortSignal): Promise<void>;
  /** Milliseconds from one question to the next. */
  interval: number;
  /** The longest wait between failures, in milliseconds; a server that names a longer one gets it. */
  longest: number;
  /** How long the server wishes to be left alone after this failure, in milliseconds; undefined where it does not say. */
  wishOf?(error: unknown): number | undefined;
  /** For tests: from 0 up to, not including, 1. */
  random?(): number;
}

export interface Poller {
  /** Asks at once and goes on; does nothing while it runs. */
  start(): void;
  /** Gives up what is asked and asks no more. */
  stop(): void;
  /** Does not wait any longer, as after a failure; does nothing while it is stopped or an answer is awaited. */
  now(): void;
}

/**
 * Twice as long after each failure, and at random between half of that and all of it, so that a server that comes back
 * is not met by everybody at once.
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

/** One question at a time: the next waits for the answer, however long that takes. */
export function createPoller({
  ask,
  interval,
  longest,
  wishOf = () => undefined,
  random = Math.random,
}: PollerOptions): Poller {
  let asking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function turn(): Promise<void> {
    const own = new AbortController();
    asking = own;
    timer = undefined;
    const began = performance.now();
    let pause: number;
    try {
      await ask(own.signal);
      failures = 0;
      const took = performance.now() - began;
      // Who cannot answer within the interval is not asked again without a breath.
      pause = took < interval ? interval - took : interval;
    } catch (error) {
      if (own.signal.aborted) return;
      failures += 1;
      pause = Math.max(pauseAfter(failures, { interval, longest, random }), wishOf(error) ?? 0);
    }
    if (own.signal.aborted) return;
    asking = undefined;
    timer = setTimeout(turn, pause);
  }

  return {
    start() {
      if (!asking && timer === undefined) void turn();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      asking?.abort();
      asking = undefined;
      failures = 0;
    },
    now() {
      if (timer === undefined) return;
      clearTimeout(timer);
      void turn();
    },
  };
}
