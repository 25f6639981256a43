/** Shutdown in two steps: first nothing new starts while running work may finish, then the rest is aborted. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Shutdown {
  /** Aborted when the process is told to stop: recurring tasks start nothing new. */
  readonly requested: AbortSignal;
  /** Aborted when the grace period is over: calls to outside services end here. */
  readonly forced: AbortSignal;
  request(): void;
  force(): void;
}

export function openShutdown(): Shutdown {
  const requested = new AbortController();
  const forced = new AbortController();
  return {
    requested: requested.signal,
    forced: forced.signal,
    request: () => requested.abort(),
    force: () => forced.abort(),
  };
}

/** Waits for a promise to settle. @returns true if it did within `time` milliseconds */
export async function endsWithin(work: Promise<unknown>, time: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(time, false, { signal: timer.signal }).catch(() => false);
  const ended = work.then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([ended, late]);
  timer.abort();
  return isInTime;
}
