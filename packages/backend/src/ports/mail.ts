/** Mail: by SMTP, or into the sandbox's mailbox. */
import type { Readable } from 'node:stream';
import type { Queries } from '../db/database.ts';
import { sandbox_mails } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import { neverCut, within } from './patience.ts';

export interface Attachment {
  /** The document it is. */
  id: string;
  name: string;
  contentType: string;
  /** The file. @throws FilesFailure */
  read(): Promise<Readable>;
}

export interface Mail {
  /** The same each time it is sent: who gets it twice can tell, and a mailbox that looks at it shows it once. */
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  /** The same as a page; absent where there is text alone. */
  html?: string | undefined;
  attachments: readonly Attachment[];
}

/** Why a mail did not go out. */
export class MailFailure extends Error {
  /**
   * `settings`: the house's own SMTP settings are wrong, and no mail goes out; `refused`: this mail is not wanted, also
   * not later; `timeout`: the server does not answer in time; `unreachable`: it may go better in a moment.
   */
  readonly reason: 'settings' | 'refused' | 'timeout' | 'unreachable';

  constructor(reason: MailFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export interface MailPort {
  /** @throws MailFailure */
  send(mail: Mail): Promise<void>;
}

/** In milliseconds: for a connection, for the server's greeting, between two of its answers, and for the whole mail. */
const mailTimeouts = { connection: 20_000, greeting: 20_000, silence: 20_000, whole: 60_000 };

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

function failureOf(error: SmtpError): MailFailure {
  const { code = '', responseCode = 0, message } = error;
  if (code === 'EAUTH' || code === 'EDNS' || code === 'ENOAUTH' || responseCode === 535) {
    return new MailFailure('settings', message);
  }
  if (code === 'ETIMEDOUT' || code === 'EABORT') return new MailFailure('timeout', message);
  return new MailFailure(responseCode >= 500 && code === 'EENVELOPE' ? 'refused' : 'unreachable', message);
}

/**
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param cutOff given when the process ends
 * @param timeouts others, for tests
 */
export function smtpMail(url: string, from: string, cutOff: AbortSignal = neverCut, timeouts = mailTimeouts): MailPort {
  const connected = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  // Where it cannot be loaded, whoever sends hears of it.
  connected.catch(() => {});
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, replyTo, subject, text, html, attachments: attached }) {
      const attachments = await Promise.all(
        attached.map(async ({ name, contentType, read }) => ({ filename: name, contentType, content: await read() })),
      );
      const signal = within(timeouts.whole, cutOff);
      try {
        const transport = await connected;
        const envelope = { from, to: { name: '', address: to }, replyTo, messageId: `<${id}@${domain}>` };
        await transport.sendMail({ ...envelope, subject, text, html, attachments, signal });
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
  };
}

/** Keeps in the database what would have been sent. */
export const sandboxMail = (queries: Queries, now: () => Date): MailPort => ({
  async send({ to, replyTo, subject, text, html, attachments }) {
    await queries.insert(sandbox_mails).values({
      id: newId('snd'),
      recipient: to.toLowerCase(),
      reply_to: replyTo ?? null,
      subject,
      body: text,
      html: html ?? null,
      documents: attachments.map(({ id }) => id),
      sent_at: now(),
    });
  },
});

/** Without a server no mail goes out; what waits is sent once there is one. */
export const noMail: MailPort = {
  async send() {
    throw new MailFailure('settings', 'SMTP_URL is not set');
  },
};
