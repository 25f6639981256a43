/** Listening to PostgreSQL's NOTIFY, sent when a transaction commits. */
import type { PGlite } from '@electric-sql/pglite';

export interface Listener {
  /** Called with each notification of the channel. */
  heard(payload: string): void;
  /**
   * Called when listening starts and when it ends; in between nothing is missed. While off, notifications may be lost.
   */
  listening(isOn: boolean): void;
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
  { heard, listening }: Listener,
): Promise<Subscription> {
  const stop = await pglite.listen(channel, heard);
  listening(true);
  return {
    caughtUp: async () => {},
    async close() {
      listening(false);
      await stop();
    },
  };
}
