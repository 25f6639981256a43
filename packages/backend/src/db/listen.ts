/** Listening to what PostgreSQL's NOTIFY says when a transaction commits. */
import type { PGlite } from '@electric-sql/pglite';

export interface Listener {
  /** Told of each notification of the channel. */
  heard(payload: string): void;
  /** Told when everything is heard from now on, and when that ends: until it begins again, silence means nothing. */
  listening(isOn: boolean): void;
}

export interface Subscription {
  /** Resolves when everything that was committed before the call has been heard, or listening has ended. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database tells what a commit says before whoever asked for the commit goes on. */
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
