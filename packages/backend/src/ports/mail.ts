/** Mail: by SMTP, or into the sandbox's mailbox. */
import type { Readable } from 'node:stream';
import type { Queries } from '../db/database.ts';
import { sandbox_mails } from '../db/schema/index.ts';
import { newId } from '../ids.ts';

export interface Attachment {
  /** The document it is. */
  id: string;
  name: string;
  contentType: string;
  /** The file. @throws FilesFailure */
  read(): Promise<Readable>;
}

export interface Mail {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  attachments: readonly Attachment[];
}

/** Why a mail did not go out. */
export class MailFailure extends Error {
  /**
   * `settings`: the house's own SMTP settings are wrong, and no mail goes out; `refused`: this mail is not wanted, also
   * not later; `unreachable`: it may go better in a moment.
   */
  readonly reason: 'settings' | 'refused' | 'unreachable';

  constructor(reason: MailFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export interface MailPort {
  /** @throws MailFailure */
  send(mail: Mail): Promise<void>;
}

const timeout = 20_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

function failureOf(error: SmtpError): MailFailure {
  const { code = '', responseCode = 0, message } = error;
  if (code === 'EAUTH' || code === 'EDNS' || code === 'ENOAUTH' || responseCode === 535) {
    return new MailFailure('settings', message);
  }
  return new MailFailure(responseCode >= 500 && code === 'EENVELOPE' ? 'refused' : 'unreachable', message);
}

/** @param url `smtp://user:password@host:587` or `smtps://…` */
export function smtpMail(url: string, from: string): MailPort {
  const connected = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  // Where it cannot be fetched, whoever sends hears of it.
  connected.catch(() => {});
  return {
    async send({ to, replyTo, subject, text, attachments: attached }) {
      const attachments = await Promise.all(
        attached.map(async ({ name, contentType, read }) => ({ filename: name, contentType, content: await read() })),
      );
      try {
        const transport = await connected;
        await transport.sendMail({ from, to: { name: '', address: to }, replyTo, subject, text, attachments });
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
  };
}

/** Keeps in the database what would have been sent. */
export const sandboxMail = (queries: Queries, now: () => Date): MailPort => ({
  async send({ to, replyTo, subject, text, attachments }) {
    await queries.insert(sandbox_mails).values({
      id: newId('snd'),
      recipient: to.toLowerCase(),
      reply_to: replyTo ?? null,
      subject,
      body: text,
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
