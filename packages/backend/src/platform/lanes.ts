/**
 * The lanes of the outbox: what goes to one kind of service waits for nothing that goes to another. In a lane, messages
 * to one receiver are sent one after the other, and those to different receivers side by side.
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
  /** What of the outbox belongs to it. */
  holds: SQL | undefined;
  /** How many messages it sends at once. */
  atOnce: number;
  /** Who receives a message: the person of a mail, the address of a Slack channel, the server of a bucket. */
  receiver: (queries: Queries) => SQL<string>;
  /** Whether one server stands between us and all receivers, as the house's mail server does. */
  hasOneServer: boolean;
  longestPause: number;
}

const of = (key: string) => sql<string>`${outbox.payload} ->> ${sql.raw(`'${key}'`)}`;
const hasFiles = sql`${outbox.payload} ? 'documents'`;

/** As it was sealed, which nobody can read here: a new address is another receiver, and so is not blamed for the old. */
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
  // Their files are read first, perhaps from a bucket: a code does not wait for that.
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

/** Whether anything is due, whoever has it to send. */
export async function isAnythingDue({ queries, now }: Services): Promise<boolean> {
  const due = await queries.select({ id: outbox.id }).from(outbox).where(lte(outbox.due_at, now())).limit(1);
  return due.length > 0;
}

export interface Taken {
  message: Waiting;
  receiver: string;
}

/**
 * Claims the message that has been due longest, for the time of the lease. Nothing is sent inside a transaction: a process that
 * ends between taking and sending leaves it to the next one, after the lease.
 *
 * @param passedOver receivers whose messages are left
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
