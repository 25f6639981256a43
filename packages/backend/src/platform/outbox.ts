/**
 * Mail and Slack messages wait in the database and are sent after the transaction that decided them: what was rolled
 * back is never sent, and what was decided is not lost when the process ends.
 */
import { outboxWaits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Language, Wording } from '../messages/messages.ts';
import { word } from '../messages/messages.ts';
import { removedAtOnce } from '../ports/files.ts';
import type { HouseKey } from '../secrets/house-key.ts';

/** What the house's key seals secrets of mails for. */
export const mailSecret = 'mail';

/** A mail as it waits: worded, so that what was decided is what is sent. */
export interface MailPayload {
  to: string;
  language: Language;
  subject: string;
  text: string;
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
  /** The paragraphs in their order. */
  text: readonly Wording[];
  /** An absolute address, put below the text on a line of its own. */
  link?: string;
  /** A last paragraph that nobody may read from the database: a code, a link that resets something. */
  secret?: { text: string; houseKey: HouseKey };
  /** Private files that travel along, by their ids. */
  documents?: readonly string[];
  /** Whom an answer reaches; absent, the house. */
  replyTo?: string;
  now: Date;
}

/** Puts a mail into the outbox, in the transaction that decides it. */
export async function enqueueMail(
  tx: Queries,
  { to, language, timeZone, subject, text, link, secret, documents = [], replyTo, now }: NewMail,
): Promise<void> {
  const paragraphs = [...text.map((wording) => word(language, wording, timeZone)), ...(link ? [link] : [])];
  const payload: MailPayload = {
    to,
    language,
    // One line, whatever a name in it holds.
    subject: word(language, subject, timeZone).replace(/\s+/g, ' '),
    text: paragraphs.join('\n\n'),
    ...(secret && { sealed: secret.houseKey.seal(mailSecret, secret.text) }),
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
