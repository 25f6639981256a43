export interface ReconnectionOptions {
  /** Whether the server answers, whatever it says. */
  probe(): Promise<boolean>;
  /** Tells by `online` that the device has a network again. */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Waits between two probes, in milliseconds: longer each time. */
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Resolves after so long, at once when the network is back, and when it is given up. */
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
 * Waits for a lost connection. A browser's word that there is a network is only a hint: the server is asked, more and
 * more seldom, and at once when the browser says so.
 */
export const createReconnection =
  ({ probe, network = globalThis }: ReconnectionOptions) =>
  async (signal: AbortSignal): Promise<void> => {
    for (let wait = FIRST_MS; ; wait = Math.min(wait * 2, LONGEST_MS)) {
      await pause(wait, network, signal);
      if (signal.aborted || (await probe())) return;
    }
  };
