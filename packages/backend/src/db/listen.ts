/** Listening to PostgreSQL's NOTIFY, sent when a transaction commits. */
import type { PGlite } from '@electric-sql/pglite';

export interface Listener {
  /** Called with each notification of the channel. */
  onNotification(payload: string): void;
  /**
   * Called when listening starts and when it ends; in between nothing is missed. While off, notifications may be lost.
   */
  onStatus(isOn: boolean): void;
}

export interface Subscription {
  /** Resolves when all notifications committed before the call have arrived, or listening has ended. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** PGlite delivers notifications before the commit's promise resolves. */
export async function listenEmbedded(
  pglite: PGlite,
  channel: string,
  { onNotification, onStatus }: Listener,
): Promise<Subscription> {
  const stop = await pglite.listen(channel, onNotification);
  onStatus(true);
  return {
    caughtUp: async () => {},
    async close() {
      onStatus(false);
      await stop();
    },
  };
}
