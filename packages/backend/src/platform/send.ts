/** Sends one outbox message and records the result. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { documents, outbox } from '../db/schema/index.ts';
import { translate } from '../messages/messages.ts';
import { FilesFailure } from '../ports/files.ts';
import { type Attachment, MailFailure } from '../ports/mail.ts';
import { SlackFailure } from '../ports/slack.ts';
import type { Services } from '../services.ts';
import { postToSlack } from '../slack/post.ts';
import type { Waiting } from './lanes.ts';
import { type DrawnMail, drawMail } from './mail-page.ts';
import { type MailPayload, mailSecret, nextTry, type RemovalPayload, type SlackPayload } from './outbox.ts';

/** Attachments of a mail; files removed by their owner in the meantime are left out. */
async function attachmentsOf({ queries, documents: store }: Services, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.id));
  return rows.map(({ id, file_name, content_type, key }) => ({
    id,
    name: file_name,
    contentType: content_type,
    read: () => store.read(key),
  }));
}

async function send(services: Services, waiting: Waiting): Promise<void> {
  const { id, channel, payload } = waiting;
  // Payloads are only written by outbox.ts, so the casts are safe.
  if (channel === 'slack') return postToSlack(services, { ...waiting, payload: payload as SlackPayload });
  if (channel === 'removal') {
    const { place, paths } = payload as RemovalPayload;
    return services.pictures.removeAway(place, paths);
  }
  const mail = payload as MailPayload;
  const { to, subject, replyTo, documents: ids = [] } = mail;
  const attachments = await attachmentsOf(services, ids);
  await services.ports.mail.send({ id, to, subject, ...draw(services, mail), replyTo, attachments });
}

/** Renders a mail. The only place where a secret is decrypted. */
function draw({ installationKey, config }: Services, mail: MailPayload): Partial<DrawnMail> & { text: string } {
  const { language, subject, text, page, sealed } = mail;
  const secret = sealed ? installationKey.open(mailSecret, sealed) : undefined;
  if (!page) return { text: secret ? `${text}\n\n${secret}` : text };
  const { publicUrl, productUrl, outside } = config;
  return drawMail({ language, subject, text, page, secret }, { name: outside.company.name, publicUrl, productUrl });
}

/** What remains of a payload after the message is finished: everything but the secret. */
function settled(payload: unknown): unknown {
  const { sealed: _sealed, ...rest } = payload as MailPayload;
  return rest;
}

interface Failure {
  detail: string;
  isFinal: boolean;
  /** True if the call timed out. */
  isTimeout: boolean;
}

/** Null if the error is internal and not caused by the remote side. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof SlackFailure) {
    const { message, isFinal, isTimeout } = error;
    return { detail: `Slack: ${message}`, isFinal, isTimeout };
  }
  if (error instanceof FilesFailure) {
    const { message, reason } = error;
    return { detail: `Bucket: ${message}`, isFinal: false, isTimeout: reason === 'timeout' };
  }
  if (!(error instanceof MailFailure)) return null;
  const { message, reason } = error;
  const detail = reason === 'settings' ? `${translate('en', { key: 'mailSettingsWrong' })}: ${message}` : message;
  return { detail, isFinal: reason === 'rejected', isTimeout: reason === 'timeout' };
}

async function noteFailure(services: Services, waiting: Waiting, { detail, isFinal }: Failure): Promise<void> {
  const attempts = waiting.attempts + 1;
  const due_at = nextTry(attempts, isFinal, services.now());
  await services.queries
    .update(outbox)
    .set({
      attempts,
      due_at,
      failure: detail.slice(0, 1000),
      ...(due_at === null && { payload: settled(waiting.payload) }),
    })
    .where(eq(outbox.id, waiting.id));
  const { id, channel } = waiting;
  if (due_at === null) services.log.warn({ id, channel, attempts, failure: detail }, 'given up sending');
}

async function noteSent({ queries, now }: Services, { id, attempts, payload }: Waiting): Promise<void> {
  await queries
    .update(outbox)
    .set({ attempts: attempts + 1, due_at: null, sent_at: now(), failure: null, payload: settled(payload) })
    .where(eq(outbox.id, id));
}

/** Releases the lease of a send interrupted by shutdown, so that the next process can retry at once. */
async function releaseLease({ queries, now }: Services, { id, due_at }: Waiting): Promise<void> {
  if (!due_at) return;
  await queries
    .update(outbox)
    .set({ due_at: now() })
    .where(and(eq(outbox.id, id), eq(outbox.due_at, due_at)));
}

/**
 * Sends a claimed message.
 *
 * @returns what it tells about the receiver; undefined if shutdown interrupted it
 * @throws internal errors
 */
export async function attempt(
  services: Services,
  waiting: Waiting,
): Promise<'answered' | 'ran out of time' | undefined> {
  try {
    await send(services, waiting);
  } catch (error) {
    if (services.shutdown.forced.aborted) {
      await releaseLease(services, waiting);
      return undefined;
    }
    const failure = failureOf(error);
    await noteFailure(services, waiting, failure ?? { detail: String(error), isFinal: false, isTimeout: false });
    if (!failure) throw error;
    return failure.isTimeout ? 'ran out of time' : 'answered';
  }
  await noteSent(services, waiting);
  return 'answered';
}
