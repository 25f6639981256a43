/** A mail server of one's own: what arrives is read; some recipients it does not like. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** With a user and a password that it takes. */
  url: string;
  port: number;
  arrived: Email[];
  /** Says nothing more about any recipient until it is let go on; what asked meanwhile is never answered. */
  holdBack(): { held(): number; goOn(): void };
  /** Hangs up on whoever is connected. */
  hangUp(): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error('not today'), { responseCode });

/** Mails to `refused@…` are refused for good, those to `later@…` for now; about those to `silent@…` it says nothing. */
export async function openMailServer(): Promise<MailServer> {
  const arrived: Email[] = [];
  let isHolding = false;
  let held = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'house' }) : done(refusal(535)),
    onRcptTo: ({ address }, _session, done) => {
      if (isHolding) held++;
      if (isHolding || address.startsWith('silent@')) return;
      if (address.startsWith('refused@')) return done(refusal(550));
      return address.startsWith('later@') ? done(refusal(451)) : done();
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
  // A backend that is killed in the middle of a mail resets its connection: no fault of the test.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://house:right@127.0.0.1:${port}`,
    port,
    arrived,
    holdBack() {
      isHolding = true;
      held = 0;
      const goOn = () => {
        isHolding = false;
      };
      return { held: () => held, goOn };
    },
    hangUp: () => {
      for (const { _socket } of server.connections) _socket.destroy();
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
