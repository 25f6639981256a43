/** Applying for an exhibition, cancelling, and deciding on exhibitors. */
import type { components } from '@smart-art/openapi/product';
import { attendancesOf } from '@smart-art/openapi/rules';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_subscription_works, exhibition_subscriptions } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import { notify } from '../platform/notify.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { recordEvent } from '../platform/timeline.ts';
import { exhibitionProcess } from '../processes/exhibition.ts';
import { take } from '../processes/process.ts';
import { searchText } from '../products/folding.ts';
import { nameOf } from '../profile/people.ts';
import type { User } from '../session/session.ts';
import { ownSubscriptions } from './exhibition.ts';
import { type Locked, move } from './move.ts';
import { type ExhibitionRow, exhibitionFacts, lockExhibition, lockSubscription, stateOf } from './rows.ts';
import { describeOwn, describeUser } from './subscription.ts';
import { areOwnWorks } from './works-on-show.ts';

type Application = components['schemas']['ExhibitionApplication'];
type Attendance = NonNullable<Application['attendance']>;

/** The attendee's choice, or the only form of attendance offered. @throws HttpError 422 */
function attendanceOf(exhibition: ExhibitionRow, { attendance, work_ids = [] }: Application): Attendance {
  if (work_ids.length > 0) throw invalidField('work_ids', 'exhibitionAttendeeShowsNone');
  const offered = attendancesOf(exhibition);
  const [only] = offered.length === 1 ? offered : [];
  const chosen = attendance ?? only;
  if (!chosen) throw invalidField('attendance', 'exhibitionAttendanceNeeded');
  if (!offered.includes(chosen)) throw invalidField('attendance', 'exhibitionNotAttendedSo');
  return chosen;
}

/** @throws HttpError 422 */
async function checkExhibitor(tx: Queries, seller: User, { attendance, work_ids = [] }: Application): Promise<void> {
  if (attendance !== undefined) throw invalidField('attendance', 'exhibitionExhibitorAttends');
  if (work_ids.length === 0) throw invalidField('work_ids', 'exhibitionWorkNeeded');
  if (!(await areOwnWorks(tx, seller.id, work_ids))) throw invalidField('work_ids', 'exhibitionUnknownWork');
}

function feeOf(row: ExhibitionRow, attendance: Attendance | null) {
  if (attendance === null) return { amount: row.exhibitor_fee_amount, currency: row.exhibitor_fee_currency };
  return attendance === 'virtual'
    ? { amount: row.virtual_fee_amount, currency: row.virtual_fee_currency }
    : { amount: row.physical_fee_amount, currency: row.physical_fee_currency };
}

async function write(
  tx: Queries,
  exhibition: ExhibitionRow,
  seller: User,
  application: Application,
  attendance: Attendance | null,
  now: Date,
): Promise<Locked> {
  const fee = feeOf(exhibition, attendance);
  const { role, work_ids = [] } = application;
  const earlier = and(
    eq(exhibition_subscriptions.exhibition_id, exhibition.id),
    eq(exhibition_subscriptions.seller_id, seller.id),
    eq(exhibition_subscriptions.role, role),
  );
  await tx.update(exhibition_subscriptions).set({ is_latest: false }).where(earlier);
  const [subscription] = await tx
    .insert(exhibition_subscriptions)
    .values({
      id: newId('sub'),
      exhibition_id: exhibition.id,
      seller_id: seller.id,
      role,
      attendance,
      status: 'applied',
      message: application.message?.trim() || null,
      fee_amount: fee.amount,
      fee_currency: fee.currency,
      payment_status: fee.amount === null ? 'not_needed' : 'unpaid',
      search_text: searchText([nameOf(seller), seller.email]),
      applied_at: now,
      updated_at: now,
    })
    .returning();
  if (!subscription) throw new Error('the application was not written');
  const { id } = subscription;
  const works = work_ids.map((work_id, position) => ({ subscription_id: id, work_id, position }));
  if (works.length > 0) await tx.insert(exhibition_subscription_works).values(works);
  return { exhibition, subscription };
}

async function notifyOfApplication(tx: Queries, exhibition: ExhibitionRow, seller: User, now: Date): Promise<void> {
  const name = nameOf(seller);
  const message = { key: 'exhibitionApplied', values: { name, exhibition: exhibition.name } } as const;
  const link = `/exhibitions/view/${exhibition.id}`;
  await notifySeller(tx, {
    sellerId: exhibition.seller_id,
    type: 'Exhibition',
    kind: 'exhibitions',
    module: 'exhibitions',
    message,
    link,
    now,
  });
  await recordEvent(tx, {
    kind: 'exhibition',
    id: exhibition.id,
    actor: { kind: 'seller', name },
    event: 'exhibitor_applied',
    values: { name },
    at: now,
  });
}

/**
 * Applies. An exhibitor waits for the organiser's decision; an attendee gets a place at once if one is free.
 *
 * @throws HttpError 404, 409, 422
 */
export async function applyForExhibition(
  tx: Queries,
  seller: User,
  application: Application,
  now: Date,
): Promise<Locked> {
  const { role } = application;
  const exhibition = await lockExhibition(tx, application.exhibition_id);
  const attendance = role === 'attendee' ? attendanceOf(exhibition, application) : null;
  if (role === 'exhibitor') await checkExhibitor(tx, seller, application);
  const own = (await ownSubscriptions(tx, seller.id, [exhibition.id])).get(exhibition.id) ?? {};
  const facts = exhibitionFacts(exhibition, seller.id, own);
  take(exhibitionProcess, `apply_as_${role}`, stateOf(exhibition, now), facts, now);
  const written = await write(tx, exhibition, seller, application, attendance, now);
  if (role === 'attendee') return move(tx, written, { action: 'accept', actor: 'system', now });
  await notifyOfApplication(tx, exhibition, seller, now);
  return written;
}

/**
 * Cancels the seller's own application or place.
 *
 * @param admin the super admin, who has to decide if a fee was paid
 * @throws HttpError 404, 409, 412
 */
export async function cancelParticipation(
  tx: Queries,
  seller: User,
  { subscription_id, reason }: { subscription_id: string; reason: string },
  { ifMatch, admin, now }: { ifMatch?: string | undefined; admin: string; now: Date },
): Promise<Locked> {
  const locked = await lockSubscription(tx, subscription_id);
  const { exhibition, subscription } = locked;
  if (subscription.seller_id !== seller.id) throw notFound();
  await requireVersion(ifMatch, subscription.version, () => describeOwn(tx, exhibition, subscription, now));
  // Only the operator can refund a paid fee.
  const action = subscription.payment_status === 'paid' ? 'request_cancellation' : 'unsubscribe';
  const moved = await move(tx, locked, { action, actor: 'seller', caller: 'participant', reason: reason.trim(), now });
  if (moved.subscription.status === 'cancellation_requested') {
    const values = { name: nameOf(seller), exhibition: exhibition.name };
    const message = { key: 'exhibitionCancellationRequested', values } as const;
    const link = `/exhibitions/view/${exhibition.id}`;
    await notify(tx, { userId: admin, type: 'Exhibition', message, link, now });
  }
  return moved;
}

/** The organiser decides on an exhibitor. @throws HttpError 404, 409, 412, 422 */
export async function decideOnExhibitor(
  tx: Queries,
  organiser: User,
  id: string,
  { status, reason }: { status: 'accepted' | 'declined'; reason?: string | null | undefined },
  ifMatch: string | undefined,
  now: Date,
): Promise<Locked> {
  const locked = await lockSubscription(tx, id);
  const { exhibition, subscription } = locked;
  const isTheirs = exhibition.seller_id === organiser.id && subscription.role === 'exhibitor';
  if (!isTheirs) throw notFound();
  await requireVersion(ifMatch, subscription.version, () => describeUser(tx, exhibition, subscription, now));
  if (status === 'declined' && !reason) throw invalidField('reason', 'exhibitionReasonNeeded');
  const action = status === 'accepted' ? 'accept' : 'decline';
  const note = status === 'declined' ? (reason?.trim() ?? null) : null;
  return move(tx, locked, { action, actor: 'seller', caller: 'organiser', reason: note, now });
}
