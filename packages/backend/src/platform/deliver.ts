/** Sends what waits in the outbox: after its transaction, again where it failed, each by one sender at a time. */
import { asc, eq, inArray, lte } from 'drizzle-orm';
import { outboxLease } from '../constants.ts';
import { documents, outbox } from '../db/schema/index.ts';
import { word } from '../messages/messages.ts';
import { FilesFailure } from '../ports/files.ts';
import { type Attachment, MailFailure } from '../ports/mail.ts';
import { SlackFailure } from '../ports/slack.ts';
import type { Services } from '../services.ts';
import { postToSlack } from '../slack/post.ts';
import { type MailPayload, mailSecret, nextTry, type RemovalPayload, type SlackPayload } from './outbox.ts';

type Waiting = typeof outbox.$inferSelect;

/** Sent in one go; the lease must be enough for all of them. */
const batch = 8;

/**
 * Takes what is due, for as long as the lease lasts. Nothing is sent inside a transaction: a process that ends between
 * taking and sending leaves it to the next one, after the lease.
 */
function takeDue({ queries, now }: Services): Promise<Waiting[]> {
  return queries.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(lte(outbox.due_at, now()))
      .orderBy(asc(outbox.due_at), asc(outbox.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const taken = await tx
      .update(outbox)
      .set({ due_at: new Date(now().getTime() + outboxLease) })
      .where(inArray(outbox.id, ids))
      .returning();
    return taken.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
}

/** The private files of a mail; one that its owner has removed in the meantime stays behind. */
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
  const { channel, payload } = waiting;
  // Written by the functions of outbox.ts alone.
  if (channel === 'slack') return postToSlack(services, { ...waiting, payload: payload as SlackPayload });
  if (channel === 'removal') {
    const { place, paths } = payload as RemovalPayload;
    return services.pictures.removeAway(place, paths);
  }
  const { to, subject, text, sealed, replyTo, documents: ids = [] } = payload as MailPayload;
  const attachments = await attachmentsOf(services, ids);
  const whole = sealed ? `${text}\n\n${services.houseKey.open(mailSecret, sealed)}` : text;
  await services.ports.mail.send({ to, subject, text: whole, replyTo, attachments });
}

/** What stays of a payload when there is nothing more to do for it: no secret. */
function settled(payload: unknown): unknown {
  const { sealed: _sealed, ...rest } = payload as MailPayload;
  return rest;
}

interface Failure {
  detail: string;
  isFinal: boolean;
}

/** Null where it is no failure of the world outside but a fault of ours. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof SlackFailure) return { detail: `Slack: ${error.message}`, isFinal: error.isFinal };
  if (error instanceof FilesFailure) return { detail: `Bucket: ${error.message}`, isFinal: false };
  if (!(error instanceof MailFailure)) return null;
  const isOurs = error.reason === 'settings';
  const detail = isOurs ? `${word('en', { key: 'mailSettingsWrong' })}: ${error.message}` : error.message;
  return { detail, isFinal: error.reason === 'refused' };
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

/** @throws a fault of ours, once everything else is sent */
async function sendAll(services: Services): Promise<void> {
  const { queries, now } = services;
  const faults: unknown[] = [];
  for (let taken = await takeDue(services); taken.length > 0; taken = await takeDue(services)) {
    for (const waiting of taken) {
      try {
        await send(services, waiting);
        await queries
          .update(outbox)
          .set({
            attempts: waiting.attempts + 1,
            due_at: null,
            sent_at: now(),
            failure: null,
            payload: settled(waiting.payload),
          })
          .where(eq(outbox.id, waiting.id));
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) faults.push(error);
        await noteFailure(services, waiting, failure ?? { detail: String(error), isFinal: false });
      }
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'sending failed');
}

/** One after the other in this process: who asks for a delivery finds everything sent when it ends. */
const running = new WeakMap<Services, Promise<void>>();

/** Sends everything that is due. */
export async function deliverOutbox(services: Services): Promise<void> {
  const before = running.get(services) ?? Promise.resolve();
  const mine = before.catch(() => {}).then(() => sendAll(services));
  running.set(services, mine);
  await mine;
}
