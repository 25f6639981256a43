/** Listens to a PostgreSQL channel on a dedicated connection that reconnects when lost. */
import { Socket } from 'node:net';
import type { Client, ClientConfig, Connection, Submittable } from 'pg';
import type { Listener, Subscription } from './listen.ts';

/** Time without a response after which the connection counts as lost. */
const answerLimit = 2000;

/** Timeout of a connection attempt. */
const openLimit = 10_000;

/** Delays between connection attempts, from the first to the longest. */
const retryWaits = { first: 100, longest: 5000 };

/**
 * A bare Sync message of the protocol, which costs no parsing or planning. PostgreSQL answers "ready for query", after
 * sending pending notifications. A commit signals listeners before it is acknowledged, so the response proves that
 * every commit known before the Sync has been received.
 */
class Sync implements Submittable {
  readonly handleReadyForQuery: () => void;
  readonly handleError: (error: Error) => void;

  constructor(answered: () => void, lost: () => void) {
    this.handleReadyForQuery = answered;
    this.handleError = lost;
  }

  submit(connection: Connection) {
    connection.sync();
  }
}

interface Line {
  client: Client;
  socket: Socket;
}

/** @param makeClient returns an unconnected client */
export async function listenOnPostgres(
  makeClient: (more: ClientConfig) => Client,
  channel: string,
  { onNotification, onStatus }: Listener,
): Promise<Subscription> {
  let line: Line | undefined;
  let isClosed = false;
  let wait = retryWaits.first;
  let retry: NodeJS.Timeout | undefined;

  function lose(lost: Line): void {
    lost.socket.destroy();
    if (line !== lost) return;
    line = undefined;
    onStatus(false);
    if (!isClosed) openLater();
  }

  function openLater(): void {
    retry = setTimeout(open, wait).unref();
    wait = Math.min(2 * wait, retryWaits.longest);
  }

  async function open(): Promise<void> {
    const socket = new Socket();
    const client = makeClient({ stream: () => socket });
    const opened = { client, socket };
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    client.on('error', () => lose(opened));
    client.on('end', () => lose(opened));
    const timer = setTimeout(() => socket.destroy(), openLimit);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch {
      socket.destroy();
    }
    clearTimeout(timer);
    if (isClosed) socket.destroy();
    else if (socket.destroyed) openLater();
    else {
      line = opened;
      wait = retryWaits.first;
      onStatus(true);
    }
  }

  const sync = (used: Line) =>
    new Promise<void>((resolve) => {
      const answered = () => {
        clearTimeout(timer);
        resolve();
      };
      const lost = () => {
        lose(used);
        answered();
      };
      const timer = setTimeout(lost, answerLimit);
      used.client.query(new Sync(answered, lost));
    });

  // One at a time: callers that arrive during a Sync share the next one, which is sent after they arrived.
  let last = Promise.resolve();
  let next: Promise<void> | undefined;

  await open();
  return {
    caughtUp() {
      next ??= last = last.then(async () => {
        next = undefined;
        if (line) await sync(line);
      });
      return next;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      if (!line) return;
      const { client, socket } = line;
      const timer = setTimeout(() => socket.destroy(), answerLimit);
      await client.end().catch(() => {});
      clearTimeout(timer);
    },
  };
}
