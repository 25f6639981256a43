/** Listens to a channel of a PostgreSQL, on a connection of its own that is opened again whenever it is lost. */
import { Socket } from 'node:net';
import type { Client, ClientConfig, Connection, Submittable } from 'pg';
import type { Listener, Subscription } from './listen.ts';

/** How long the connection may take to answer before it is taken for lost. */
const answerLimit = 2000;

/** How long it may take to open it. */
const openLimit = 10_000;

/** Waits between attempts to open it, from the first to the longest. */
const retryWaits = { first: 100, longest: 5000 };

/**
 * A bare Sync of the protocol. It is no query: nothing is parsed, planned or read. PostgreSQL answers "ready", and before
 * that it sends what has been notified. A commit signals listeners before it is acknowledged to whoever asked for it, so
 * with the answer everything has been heard that anybody knew to be committed when it was sent.
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

/** @param makeClient a client that is not connected yet */
export async function listenOnPostgres(
  makeClient: (more: ClientConfig) => Client,
  channel: string,
  { heard, listening }: Listener,
): Promise<Subscription> {
  let line: Line | undefined;
  let isClosed = false;
  let wait = retryWaits.first;
  let retry: NodeJS.Timeout | undefined;

  function lose(lost: Line): void {
    lost.socket.destroy();
    if (line !== lost) return;
    line = undefined;
    listening(false);
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
    client.on('notification', ({ payload }) => heard(payload ?? ''));
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
      listening(true);
    }
  }

  const sync = (asked: Line) =>
    new Promise<void>((resolve) => {
      const answered = () => {
        clearTimeout(timer);
        resolve();
      };
      const lost = () => {
        lose(asked);
        answered();
      };
      const timer = setTimeout(lost, answerLimit);
      asked.client.query(new Sync(answered, lost));
    });

  // One at a time: whoever comes while one is under way shares the next, which is sent after they came.
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
