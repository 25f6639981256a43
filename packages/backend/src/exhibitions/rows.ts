/** Exhibitions and applications as rows, and the input of their transition tables. */
import { attendeeCancelUntil, exhibitionEditUntil, localTimeAt } from '@smart-art/openapi/rules';
import { and, eq, exists, isNull, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_subscriptions, exhibitions } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import type { ExhibitionFacts, ExhibitionState } from '../processes/exhibition.ts';
import { isOpen, type SubscriptionFacts } from '../processes/exhibition-subscription.ts';

export type ExhibitionRow = typeof exhibitions.$inferSelect;
export type SubscriptionRow = typeof exhibition_subscriptions.$inferSelect;
export type Role = SubscriptionRow['role'];

/** A person's latest applications for an exhibition, by role. */
export type OwnSubscriptions = Partial<Record<Role, SubscriptionRow>>;

export function stateOf(exhibition: ExhibitionRow, now: Date): ExhibitionState {
  if (exhibition.deleted_at) return 'deleted';
  if (now < exhibition.starts_at) return 'upcoming';
  return now < exhibition.ends_at ? 'running' : 'ended';
}

/** Free places by role. */
export const placesLeft = (exhibition: ExhibitionRow): Record<Role, number> => ({
  exhibitor: exhibition.maximum_exhibitors - exhibition.exhibitors_taken,
  attendee: exhibition.maximum_subscribers - exhibition.subscribers_taken,
});

/** An instant in the event's time zone, such as `2027-03-03 10:00 (Asia/Tokyo)`. */
const thereOf = ({ time_zone }: ExhibitionRow, instant: Date) =>
  `${localTimeAt(instant, time_zone).replace('T', ' ')} (${time_zone})`;

export function exhibitionFacts(exhibition: ExhibitionRow, userId: string, own: OwnSubscriptions): ExhibitionFacts {
  const editUntil = exhibitionEditUntil(exhibition);
  const hasApplied = (role: Role) => isOpen(own[role]?.status ?? 'unsubscribed');
  return {
    isOrganiser: exhibition.seller_id === userId,
    editUntil,
    editUntilThere: thereOf(exhibition, editUntil),
    hasApplied: { exhibitor: hasApplied('exhibitor'), attendee: hasApplied('attendee') },
    placesLeft: placesLeft(exhibition),
  };
}

/** Cancellation deadline: for attendees 3 days before the start, for exhibitors the start. */
export const cancelUntil = (exhibition: ExhibitionRow, role: Role): Date =>
  role === 'attendee' ? attendeeCancelUntil(exhibition) : exhibition.starts_at;

export function subscriptionFacts(
  exhibition: ExhibitionRow,
  subscription: SubscriptionRow,
  caller: SubscriptionFacts['caller'],
): SubscriptionFacts {
  const until = cancelUntil(exhibition, subscription.role);
  return {
    caller,
    role: subscription.role,
    payment: subscription.payment_status,
    placesLeft: placesLeft(exhibition)[subscription.role],
    startsAt: exhibition.starts_at,
    cancelUntil: until,
    cancelUntilThere: thereOf(exhibition, until),
    payUntil: subscription.pay_until,
  };
}

/** Everybody sees an exhibition; a deleted one remains visible to its applicants. */
const visibleTo = (tx: Queries, userId: string) =>
  or(
    isNull(exhibitions.deleted_at),
    exists(
      tx
        .select({ id: exhibition_subscriptions.id })
        .from(exhibition_subscriptions)
        .where(
          and(
            eq(exhibition_subscriptions.exhibition_id, exhibitions.id),
            eq(exhibition_subscriptions.seller_id, userId),
          ),
        ),
    ),
  );

/** @throws HttpError 404 */
export async function findExhibition(tx: Queries, id: string, userId: string): Promise<ExhibitionRow> {
  const [exhibition] = await tx
    .select()
    .from(exhibitions)
    .where(and(eq(exhibitions.id, id), visibleTo(tx, userId)));
  if (!exhibition) throw notFound();
  return exhibition;
}

/**
 * Locks an exhibition, serialising changes of it and its places. Must be locked before its applications.
 *
 * @throws HttpError 404 if it does not exist or was deleted
 */
export async function lockExhibition(tx: Queries, id: string): Promise<ExhibitionRow> {
  const [exhibition] = await tx
    .select()
    .from(exhibitions)
    .where(and(eq(exhibitions.id, id), isNull(exhibitions.deleted_at)))
    .for('update');
  if (!exhibition) throw notFound();
  return exhibition;
}

/** Locks one of a seller's own exhibitions. @throws HttpError 404 */
export async function lockOwnExhibition(tx: Queries, id: string, sellerId: string): Promise<ExhibitionRow> {
  const exhibition = await lockExhibition(tx, id);
  if (exhibition.seller_id !== sellerId) throw notFound();
  return exhibition;
}

/** Locks an application after its exhibition. @throws HttpError 404 */
export async function lockSubscription(
  tx: Queries,
  id: string,
): Promise<{ subscription: SubscriptionRow; exhibition: ExhibitionRow }> {
  const [found] = await tx
    .select({ exhibition_id: exhibition_subscriptions.exhibition_id })
    .from(exhibition_subscriptions)
    .where(eq(exhibition_subscriptions.id, id));
  if (!found) throw notFound();
  const exhibition = await lockExhibition(tx, found.exhibition_id);
  const [subscription] = await tx
    .select()
    .from(exhibition_subscriptions)
    .where(eq(exhibition_subscriptions.id, id))
    .for('update');
  if (!subscription) throw notFound();
  return { subscription, exhibition };
}
