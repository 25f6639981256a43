export interface ReconnectionOptions {
  /** Whether the server responds, with any status. */
  probe(): Promise<boolean>;
  /** Fires `online` when the device has a network again. */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Delay between two probes, in milliseconds; doubles each time. */
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Resolves after the given time, when the network is back, or on abort. */
const pause = (milliseconds: number, network: NonNullable<ReconnectionOptions['network']>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      network.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    network.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/**
 * Waits for a lost connection. The browser's online event is only a hint: the server is probed with growing delays, and
 * at once on that event.
 */
export const createReconnection =
  ({ probe, network = globalThis }: ReconnectionOptions) =>
  async (signal: AbortSignal): Promise<void> => {
    for (let wait = FIRST_MS; ; wait = Math.min(wait * 2, LONGEST_MS)) {
      await pause(wait, network, signal);
      if (signal.aborted || (await probe())) return;
    }
  };
