/**
 * Outbox for mail and Slack messages: stored in the transaction that causes them and sent after it. A rollback sends
 * nothing, and a crash loses nothing.
 */
import { outboxWaits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Language, MessageKey, Wording } from '../messages/messages.ts';
import { translate, translateIsolated } from '../messages/messages.ts';
import { removedAtOnce } from '../ports/files.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { cardIn, type NewMailCard } from './mail-card.ts';
import type { MailPage } from './mail-page.ts';

/** Purpose of the key that encrypts secrets in mails. */
export const mailSecret = 'mail';

/** A queued mail, already translated. */
export interface MailPayload {
  to: string;
  language: Language;
  subject: string;
  /** The paragraphs, separated by empty lines. */
  text: string;
  /** Source of the HTML part; absent in mails queued before HTML existed, which are sent as text. */
  page?: MailPage;
  /**
   * A secret that becomes the last paragraph, encrypted with the installation key; removed once the mail is sent or has
   * failed.
   */
  sealed?: string;
  /** Ids of the attached private files. */
  documents?: string[];
  /** Reply address; the operator's if absent. */
  replyTo?: string;
}

/** A queued Slack message; its channels are looked up when it is sent. */
export interface SlackPayload {
  sellerId: string;
  /** The slug of the module it belongs to. */
  module: string;
  text: string;
}

export interface NewMail {
  to: string;
  language: Language;
  /** The receiver's IANA time zone, for times of day; UTC by default. */
  timeZone?: string | undefined;
  subject: Wording;
  /** Name in the greeting, in the name order of the mail's language; if absent, no name is used. */
  name?: string;
  /** The paragraphs in their order. */
  text: readonly Wording[];
  /** Card about the mail's topic. */
  card?: NewMailCard | undefined;
  /** The only button, below the text and the card: links to an app path or an absolute URL. */
  action?: { label: MessageKey; link: string } | undefined;
  /**
   * A secret that must not be readable in the database: a code, or, with a button label, a URL that resets something.
   */
  secret?: { text: string; installationKey: InstallationKey; label?: MessageKey };
  /** Whether it ends with the company name; true by default, false for mails to the company itself. */
  hasClosing?: boolean;
  /** True if the receiver can turn this kind of mail off in the settings. */
  isNotice?: boolean;
  /** Ids of the attached private files. */
  documents?: readonly string[];
  /** Reply address; the operator's if absent. */
  replyTo?: string;
  now: Date;
}

function pageOf(mail: NewMail): MailPage {
  const { language, timeZone, name, text, card, action, secret, hasClosing = true, isNotice = false } = mail;
  return {
    greeting: name ? translateIsolated(language, { key: 'mailGreeting', values: { name } }) : null,
    paragraphs: text.map((wording) => translateIsolated(language, wording, timeZone)),
    card: card ? cardIn(language, card, timeZone) : null,
    action: action ? { label: translate(language, { key: action.label }), link: action.link } : null,
    secretLabel: secret?.label ? translate(language, { key: secret.label }) : null,
    hasClosing,
    isNotice,
  };
}

/** Adds a mail to the outbox, in the transaction that causes it. */
export async function enqueueMail(tx: Queries, mail: NewMail): Promise<void> {
  const { to, language, timeZone, subject, text, secret, documents = [], replyTo, now } = mail;
  const payload: MailPayload = {
    to,
    language,
    // Subjects must be a single line, even if a name contains line breaks.
    subject: translate(language, subject, timeZone).replace(/\s+/g, ' '),
    text: text.map((wording) => translate(language, wording, timeZone)).join('\n\n'),
    page: pageOf(mail),
    ...(secret && { sealed: secret.installationKey.seal(mailSecret, secret.text) }),
    ...(documents.length > 0 && { documents: [...documents] }),
    ...(replyTo && { replyTo }),
  };
  await tx.insert(outbox).values({ id: newId('out'), channel: 'mail', payload, due_at: now, created_at: now });
}

/**
 * Time of the next attempt; null if the message has failed for good.
 *
 * @param attempts made, including the failed one
 */
export function nextTry(attempts: number, isFinal: boolean, now: Date): Date | null {
  const wait = isFinal ? undefined : outboxWaits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

export interface NewSlackMessage {
  sellerId: string;
  module: string;
  language: Language;
  /** The seller's IANA time zone; UTC by default. */
  timeZone?: string | undefined;
  wording: Wording;
  now: Date;
}

/** Adds a Slack message for a seller's channels to the outbox, in the transaction that causes it. */
export async function enqueueSlack(
  tx: Queries,
  { sellerId, module, language, timeZone, wording, now }: NewSlackMessage,
): Promise<void> {
  const payload: SlackPayload = { sellerId, module, text: translate(language, wording, timeZone) };
  await tx.insert(outbox).values({ id: newId('out'), channel: 'slack', payload, due_at: now, created_at: now });
}

/** Files to remove from a bucket. */
export interface RemovalPayload {
  place: string;
  paths: string[];
}

/** Queues the removal of bucket files, to run after the transaction that deletes their records. */
export async function enqueueRemoval(tx: Queries, { place, paths }: RemovalPayload, now: Date): Promise<void> {
  for (let start = 0; start < paths.length; start += removedAtOnce) {
    const payload: RemovalPayload = { place, paths: paths.slice(start, start + removedAtOnce) };
    await tx.insert(outbox).values({ id: newId('out'), channel: 'removal', payload, due_at: now, created_at: now });
  }
}
