import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { contactNotificationLife, visitorLimits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { contact_messages, notifications } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { badRequest, conflict, invalidField, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { isMessageKey, type Language, translate } from '../messages/messages.ts';
import { notify } from '../platform/notify.ts';
import { superAdmin } from '../platform/super-admin.ts';
import type { Services } from '../services.ts';
import { timeZoneOf } from '../settings/record.ts';

type Row = typeof notifications.$inferSelect;

/** A notification in the contract's format, translated for its reader. */
function notificationIn(language: Language, timeZone: string, row: Row) {
  const { id, type, link, message_key, message_values } = row;
  const hasKey = message_key !== null && isMessageKey(message_key);
  return {
    id,
    type,
    message: hasKey
      ? translate(language, { key: message_key, values: message_values ?? {} }, timeZone)
      : (row.message ?? ''),
    link,
    seen: row.seen_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

const unseenOf = (userId: string) => and(eq(notifications.user_id, userId), isNull(notifications.seen_at));

/** Marks all notifications of a person as seen. */
export async function markAllSeen(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries.update(notifications).set({ seen_at: now }).where(unseenOf(userId));
}

interface LinkMark {
  /** Link of the notifications to mark; compared exactly. */
  link: string;
  /** Id of the newest one to mark. */
  upTo: string;
}

/**
 * Marks notifications as seen whose linked page was visited.
 *
 * @throws 404 if `upTo` is not one of the person's notifications
 */
async function markLinkSeen(queries: Queries, userId: string, { link, upTo }: LinkMark, now: Date): Promise<void> {
  const [newest] = await queries
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, upTo), eq(notifications.user_id, userId)));
  if (!newest) throw notFound();
  /* Same sort order as the list. */
  const isNotLater = sql`(${notifications.created_at}, ${notifications.id}) <= (
      select last.created_at, last.id from ${notifications} last where last.id = ${newest.id}
    )`;
  await queries
    .update(notifications)
    .set({ seen_at: now })
    .where(and(unseenOf(userId), eq(notifications.link, link), isNotLater));
}

async function countUnseen(queries: Queries, userId: string): Promise<number> {
  const [unseen] = await queries.select({ count: count() }).from(notifications).where(unseenOf(userId));
  return unseen?.count ?? 0;
}

/** Filters of the notification list. */
interface Narrowing {
  seen?: boolean | undefined;
  type?: string | undefined;
}

const narrowed = ({ seen, type }: Narrowing) =>
  and(
    type === undefined ? undefined : eq(notifications.type, type),
    seen === undefined ? undefined : seen ? isNotNull(notifications.seen_at) : isNull(notifications.seen_at),
  );

interface BellQuery extends Narrowing {
  limit: number;
  page: number;
  before?: string | undefined;
}

/** A single query served by two indexes, since the header requests it after every change. */
async function readBell(queries: Queries, userId: string, { limit, page, before, ...narrowing }: BellQuery) {
  const unseen = queries.select({ count: count() }).from(notifications).where(unseenOf(userId));
  const isOlder =
    before === undefined
      ? undefined
      : sql`(${notifications.created_at}, ${notifications.id}) < (
          select last.created_at, last.id from ${notifications} last where last.id = ${before} and last.user_id = ${userId}
        )`;
  const rows = await queries
    .select({ row: notifications, unseen: sql<number>`(${unseen})`.mapWith(Number) })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isOlder, narrowed(narrowing)))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(limit + 1)
    .offset((page - 1) * limit);
  const unseenCount = rows[0]?.unseen ?? (await countUnseen(queries, userId));
  return { rows: rows.slice(0, limit).map(({ row }) => row), unseenCount, hasMore: rows.length > limit };
}

/** Counts: for the current filters, and of all by type. */
async function countAll(queries: Queries, userId: string, narrowing: Narrowing) {
  const tallies = await queries
    .select({
      type: notifications.type,
      count: count(),
      matching: sql<number>`count(*) filter (where ${narrowed(narrowing) ?? sql`true`})`.mapWith(Number),
    })
    .from(notifications)
    .where(eq(notifications.user_id, userId))
    .groupBy(notifications.type)
    .orderBy(notifications.type);
  return {
    total: tallies.reduce((sum, { matching }) => sum + matching, 0),
    by_type: Object.fromEntries(tallies.map((tally) => [tally.type, tally.count])),
  };
}

/** In-app notifications (000 sections 3 and 7). */
export function notificationHandlers(
  services: Services,
): Pick<Handlers, 'listNotifications' | 'createContactNotification' | 'markNotificationsSeen'> {
  const { queries, now } = services;
  return {
    async listNotifications({ session, query, language }) {
      const { limit = 20, page = 1, before, seen, type } = query;
      const timeZone = await timeZoneOf(queries, session.user.id);
      const bell = await readBell(queries, session.user.id, { limit, page, before, seen, type });
      return {
        status: 200,
        body: {
          success: true,
          data: bell.rows.map((row) => notificationIn(language, timeZone, row)),
          unseen_count: bell.unseenCount,
          has_more: bell.hasMore,
          ...(await countAll(queries, session.user.id, { seen, type })),
        },
      };
    },

    /** Knowing a contact message's id proves authorship: only its author received it. */
    async createContactNotification(call) {
      const { body, language, request } = call;
      await enforceRateLimit(services, 'notification', request.ip, visitorLimits.notification);
      const userId = await superAdmin(queries, now());
      if (body.to_user_id !== userId) throw invalidField('to_user_id', 'notSuperAdmin');
      const contactId = body.link.split('/').at(-1) ?? '';
      const since = new Date(now().getTime() - contactNotificationLife);
      return once(services, call, 'createContactNotification', async (tx) => {
        const [contact] = await tx
          .select()
          .from(contact_messages)
          .where(and(eq(contact_messages.id, contactId), gt(contact_messages.created_at, since)))
          .for('update');
        if (!contact) throw notFound();
        if (contact.notified_at) throw conflict('contactNotified');
        await tx.update(contact_messages).set({ notified_at: now() }).where(eq(contact_messages.id, contactId));
        await notify(tx, { userId, type: body.type, message: body.message.trim(), link: body.link, now: now() });
        return {
          status: 201 as const,
          body: { success: true, message: translate(language, { key: 'superAdminTold' }) },
        };
      });
    },

    async markNotificationsSeen({ session, body, language }) {
      const userId = session.user.id;
      const { id, all, link, up_to: upTo } = body;
      const ways = [id !== undefined, all === true, link !== undefined].filter(Boolean).length;
      if (ways !== 1 || (link === undefined) !== (upTo === undefined)) throw badRequest('oneOrAll');
      if (link !== undefined && upTo !== undefined) {
        await markLinkSeen(queries, userId, { link, upTo }, now());
      } else if (id !== undefined) {
        const own = and(eq(notifications.id, id), eq(notifications.user_id, userId));
        const [found] = await queries
          .update(notifications)
          .set({ seen_at: sql`coalesce(${notifications.seen_at}, ${now().toISOString()}::timestamptz)` })
          .where(own)
          .returning({ id: notifications.id });
        if (!found) throw notFound();
      } else {
        await markAllSeen(queries, userId, now());
      }
      const message = translate(language, { key: 'markedSeen' });
      return { status: 200, body: { success: true, message, unseen_count: await countUnseen(queries, userId) } };
    },
  };
}
