/** How the process stops: nothing new is begun, what runs has its time, and what is left then is cut off. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Shutdown {
  /** Aborted when the process is told to stop: what repeats begins nothing new. */
  readonly requested: AbortSignal;
  /** Aborted when the time of what still runs is over: calls to services outside end here. */
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

/** Waits for work, whether it succeeds or fails. @returns whether it ended in time, which is in milliseconds */
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
