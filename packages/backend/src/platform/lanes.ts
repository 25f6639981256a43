/**
 * The lanes of the outbox: messages to one kind of service never wait for another kind. Within a lane, messages to one
 * receiver are sent in sequence, those to different receivers in parallel.
 */
import { and, asc, eq, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { breaker, outboxLease, sentAtOnce } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { buckets, outbox, slack_webhook_modules, slack_webhooks } from '../db/schema/index.ts';
import type { Services } from '../services.ts';

export type Waiting = typeof outbox.$inferSelect;
export type Channel = Waiting['channel'];

export interface Lane {
  name: string;
  channel: Channel;
  /** Condition for its messages. */
  holds: SQL | undefined;
  /** Maximum concurrent sends. */
  atOnce: number;
  /** Receiver of a message: the person for mail, the URL for Slack, the server for a bucket. */
  receiver: (queries: Queries) => SQL<string>;
  /** True if all receivers share one server, as with the operator's mail server. */
  hasOneServer: boolean;
  longestPause: number;
}

const of = (key: string) => sql<string>`${outbox.payload} ->> ${sql.raw(`'${key}'`)}`;
const hasFiles = sql`${outbox.payload} ? 'documents'`;

/**
 * The encrypted URL, which is unreadable here. A new URL is a new receiver and does not inherit the old one's breaker.
 */
const slackAddress = (queries: Queries) =>
  queries
    .select({ address: slack_webhooks.address_sealed })
    .from(slack_webhooks)
    .innerJoin(slack_webhook_modules, eq(slack_webhook_modules.webhook_id, slack_webhooks.id))
    .where(and(eq(slack_webhook_modules.seller_id, of('sellerId')), eq(slack_webhook_modules.module_id, of('module'))));

const endpoint = (queries: Queries) =>
  queries
    .select({ endpoint: buckets.endpoint })
    .from(buckets)
    .where(eq(buckets.id, of('place')));

const mail = {
  channel: 'mail',
  receiver: () => of('to'),
  hasOneServer: true,
  longestPause: breaker.longestPauseOfMail,
} as const;

export const lanes: readonly Lane[] = [
  { ...mail, name: 'mail', holds: not(hasFiles), atOnce: sentAtOnce.mail },
  // A lane of its own: attachments are read first, perhaps from a bucket, and sign-in codes must not wait for that.
  { ...mail, name: 'mail with files', holds: hasFiles, atOnce: sentAtOnce.mailWithFiles },
  {
    name: 'slack',
    channel: 'slack',
    holds: undefined,
    atOnce: sentAtOnce.slack,
    receiver: (queries) => sql`coalesce((${slackAddress(queries)}), ${of('sellerId')})`,
    hasOneServer: false,
    longestPause: breaker.longestPause,
  },
  {
    name: 'removal',
    channel: 'removal',
    holds: undefined,
    atOnce: sentAtOnce.removal,
    receiver: (queries) => sql`coalesce((${endpoint(queries)}), ${of('place')})`,
    hasOneServer: false,
    longestPause: breaker.longestPause,
  },
];

/** True if anything is due, whichever instance will send it. */
export async function isAnythingDue({ queries, now }: Services): Promise<boolean> {
  const due = await queries.select({ id: outbox.id }).from(outbox).where(lte(outbox.due_at, now())).limit(1);
  return due.length > 0;
}

export interface Taken {
  message: Waiting;
  receiver: string;
}

/**
 * Claims the message that has been due longest, for the lease time. Sending happens outside the transaction: if the
 * process dies in between, another sender takes over after the lease.
 *
 * @param passedOver receivers to skip
 */
export function claimNext(
  { queries, now }: Services,
  { channel, holds, receiver }: Lane,
  passedOver: readonly string[],
): Promise<Taken | undefined> {
  return queries.transaction(async (tx) => {
    const to = receiver(tx);
    const [due] = await tx
      .select({ id: outbox.id, receiver: to })
      .from(outbox)
      .where(
        and(
          eq(outbox.channel, channel),
          holds,
          lte(outbox.due_at, now()),
          passedOver.length > 0 ? notInArray(to, [...passedOver]) : undefined,
        ),
      )
      .orderBy(asc(outbox.due_at), asc(outbox.id))
      .limit(1)
      .for('update', { of: outbox, skipLocked: true });
    if (!due) return undefined;
    const [message] = await tx
      .update(outbox)
      .set({ due_at: new Date(now().getTime() + outboxLease) })
      .where(eq(outbox.id, due.id))
      .returning();
    return message && { message, receiver: due.receiver };
  });
}
