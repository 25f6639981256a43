/**
 * Mail and Slack messages wait in the database and are sent after the transaction that decided them: what was rolled
 * back is never sent, and what was decided is not lost when the process ends.
 */
import { outboxWaits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Language, MessageKey, Wording } from '../messages/messages.ts';
import { word, wordIsolated } from '../messages/messages.ts';
import { removedAtOnce } from '../ports/files.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { cardIn, type NewMailCard } from './mail-card.ts';
import type { MailPage } from './mail-page.ts';

/** What the house's key seals secrets of mails for. */
export const mailSecret = 'mail';

/** A mail as it waits: worded, so that what was decided is what is sent. */
export interface MailPayload {
  to: string;
  language: Language;
  subject: string;
  /** The paragraphs, parted by empty lines. */
  text: string;
  /** What the mail is drawn of beside them; absent in a mail that waits from before there were pages: that one is text. */
  page?: MailPage;
  /** The last paragraph where it is a secret, sealed by the house's key; gone once the mail is sent or given up. */
  sealed?: string;
  /** Private files that travel along, by their ids. */
  documents?: string[];
  /** Whom an answer reaches; absent, the house. */
  replyTo?: string;
}

/** A Slack message as it waits; which channels it goes to is looked up when it is sent. */
export interface SlackPayload {
  sellerId: string;
  /** The slug of the module it belongs to. */
  module: string;
  text: string;
}

export interface NewMail {
  to: string;
  language: Language;
  /** Of the receiver, for what has an hour: an IANA name; UTC when left out. */
  timeZone?: string | undefined;
  subject: Wording;
  /** Whom it greets, in the order of names of the mail's language; absent, nobody by name. */
  name?: string;
  /** The paragraphs in their order. */
  text: readonly Wording[];
  /** What it is about. */
  card?: NewMailCard | undefined;
  /** Its one button, below the text and the card: to a path of the app, or to an absolute address. */
  action?: { label: MessageKey; link: string } | undefined;
  /**
   * What nobody may read from the database: a code, or, with a label for its button, an address that resets something.
   */
  secret?: { text: string; installationKey: InstallationKey; label?: MessageKey };
  /** Whether it ends with the name of the company; it does unless it is to the company itself. */
  hasClosing?: boolean;
  /** Whether the receiver chooses in the settings to get it. */
  isNotice?: boolean;
  /** Private files that travel along, by their ids. */
  documents?: readonly string[];
  /** Whom an answer reaches; absent, the house. */
  replyTo?: string;
  now: Date;
}

function pageOf(mail: NewMail): MailPage {
  const { language, timeZone, name, text, card, action, secret, hasClosing = true, isNotice = false } = mail;
  return {
    greeting: name ? wordIsolated(language, { key: 'mailGreeting', values: { name } }) : null,
    paragraphs: text.map((wording) => wordIsolated(language, wording, timeZone)),
    card: card ? cardIn(language, card, timeZone) : null,
    action: action ? { label: word(language, { key: action.label }), link: action.link } : null,
    secretLabel: secret?.label ? word(language, { key: secret.label }) : null,
    hasClosing,
    isNotice,
  };
}

/** Puts a mail into the outbox, in the transaction that decides it. */
export async function enqueueMail(tx: Queries, mail: NewMail): Promise<void> {
  const { to, language, timeZone, subject, text, secret, documents = [], replyTo, now } = mail;
  const payload: MailPayload = {
    to,
    language,
    // One line, whatever a name in it holds.
    subject: word(language, subject, timeZone).replace(/\s+/g, ' '),
    text: text.map((wording) => word(language, wording, timeZone)).join('\n\n'),
    page: pageOf(mail),
    ...(secret && { sealed: secret.installationKey.seal(mailSecret, secret.text) }),
    ...(documents.length > 0 && { documents: [...documents] }),
    ...(replyTo && { replyTo }),
  };
  await tx.insert(outbox).values({ id: newId('out'), channel: 'mail', payload, due_at: now, created_at: now });
}

/**
 * When a message that failed is tried again; null where it is given up.
 *
 * @param attempts made, with the one that failed
 */
export function nextTry(attempts: number, isFinal: boolean, now: Date): Date | null {
  const wait = isFinal ? undefined : outboxWaits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

export interface NewSlackMessage {
  sellerId: string;
  module: string;
  language: Language;
  /** Of the seller: an IANA name; UTC when left out. */
  timeZone?: string | undefined;
  wording: Wording;
  now: Date;
}

/** Puts a Slack message for a seller's channels into the outbox, in the transaction that decides it. */
export async function enqueueSlack(
  tx: Queries,
  { sellerId, module, language, timeZone, wording, now }: NewSlackMessage,
): Promise<void> {
  const payload: SlackPayload = { sellerId, module, text: word(language, wording, timeZone) };
  await tx.insert(outbox).values({ id: newId('out'), channel: 'slack', payload, due_at: now, created_at: now });
}

/** Files to be removed from a bucket. */
export interface RemovalPayload {
  place: string;
  paths: string[];
}

/** Has files removed from a bucket, after the transaction that forgets them. */
export async function enqueueRemoval(tx: Queries, { place, paths }: RemovalPayload, now: Date): Promise<void> {
  for (let start = 0; start < paths.length; start += removedAtOnce) {
    const payload: RemovalPayload = { place, paths: paths.slice(start, start + removedAtOnce) };
    await tx.insert(outbox).values({ id: newId('out'), channel: 'removal', payload, due_at: now, created_at: now });
  }
}
