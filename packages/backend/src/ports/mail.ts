/** Mail, by SMTP or into the sandbox's mailbox. */
import type { Readable } from 'node:stream';
import type { Queries } from '../db/database.ts';
import { sandbox_mails } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import { neverCut, within } from './patience.ts';

export interface Attachment {
  /** Id of the document. */
  id: string;
  name: string;
  contentType: string;
  /** The file. @throws FilesFailure */
  read(): Promise<Readable>;
}

export interface Mail {
  /** Stable across retries, so that a duplicate can be recognised and mail servers can drop it. */
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  /** The same content as HTML; absent for text-only mails. */
  html?: string | undefined;
  attachments: readonly Attachment[];
}

/** Why a mail was not sent. */
export class MailFailure extends Error {
  /**
   * `settings`: our SMTP settings are wrong, so no mail can be sent; `rejected`: this mail is rejected permanently;
   * `timeout`: the server did not answer in time; `unreachable`: a retry may succeed.
   */
  readonly reason: 'settings' | 'rejected' | 'timeout' | 'unreachable';

  constructor(reason: MailFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export interface MailPort {
  /** @throws MailFailure */
  send(mail: Mail): Promise<void>;
}

/** In milliseconds: connection, server greeting, gap between server responses, and the whole mail. */
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
  return new MailFailure(responseCode >= 500 && code === 'EENVELOPE' ? 'rejected' : 'unreachable', message);
}

/**
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param cutOff aborted when the process ends
 * @param timeouts replaced in tests
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
  // If loading fails, the senders get the error; avoid an unhandled rejection.
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

/** Stores mails in the database instead of sending them. */
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

/** Without a server nothing is sent; messages wait until one is configured. */
export const noMail: MailPort = {
  async send() {
    throw new MailFailure('settings', 'SMTP_URL is not set');
  },
};
