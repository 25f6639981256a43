/** A mail server that collects mails and rejects some recipients. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** With valid credentials. */
  url: string;
  port: number;
  arrived: Email[];
  /** Stops responding to recipients until `resume`; those in between never get a response. */
  pause(): { pending(): number; resume(): void };
  /** Closes all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

const rejection = (responseCode: number) => Object.assign(new Error('not today'), { responseCode });

/** Rejects `refused@…` permanently and `later@…` temporarily, and does not respond to `silent@…`. */
export async function openMailServer(): Promise<MailServer> {
  const arrived: Email[] = [];
  let isPaused = false;
  let pending = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'house' }) : done(rejection(535)),
    onRcptTo: ({ address }, _session, done) => {
      if (isPaused) pending++;
      if (isPaused || address.startsWith('silent@')) return;
      if (address.startsWith('refused@')) return done(rejection(550));
      return address.startsWith('later@') ? done(rejection(451)) : done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        arrived.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  // A backend that is killed while sending resets its connection.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://house:right@127.0.0.1:${port}`,
    port,
    arrived,
    pause() {
      isPaused = true;
      pending = 0;
      const resume = () => {
        isPaused = false;
      };
      return { pending: () => pending, resume };
    },
    hangUp: () => {
      for (const { _socket } of server.connections) _socket.destroy();
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
