/** Creating, saving and deleting exhibitions. */
import type { components } from '@smart-art/openapi/product';
import { attendancesOf, type ExhibitionFault, exhibitionFaults, instantOf } from '@smart-art/openapi/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  exhibition_pictures,
  exhibition_subscriptions,
  exhibition_works,
  exhibitions,
  images,
} from '../db/schema/index.ts';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import { requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import type { MessageKey } from '../messages/messages.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { recordEvent } from '../platform/timeline.ts';
import { exhibitionProcess } from '../processes/exhibition.ts';
import { take } from '../processes/process.ts';
import { searchText, sortKey } from '../products/folding.ts';
import { nameOf } from '../profile/people.ts';
import type { User } from '../session/session.ts';
import { describeExhibition } from './exhibition.ts';
import { move } from './move.ts';
import { type ExhibitionRow, exhibitionFacts, lockOwnExhibition, type SubscriptionRow, stateOf } from './rows.ts';
import { areOwnWorks } from './works-on-show.ts';

type ExhibitionInput = components['schemas']['ExhibitionInput'];

const messageOf: Record<ExhibitionFault, MessageKey> = {
  unknown_time_zone: 'exhibitionUnknownTimeZone',
  no_such_time: 'exhibitionNoSuchTime',
  in_the_past: 'exhibitionInThePast',
  ends_before_start: 'exhibitionEndsBeforeStart',
  address_needed: 'exhibitionAddressNeeded',
  not_attended_so: 'exhibitionNotAttendedSo',
  yen_have_no_decimals: 'yenHaveNoDecimals',
};

/** Open applications. */
const openOnes = (tx: Queries, exhibitionId: string): Promise<SubscriptionRow[]> =>
  tx
    .select()
    .from(exhibition_subscriptions)
    .where(
      and(
        eq(exhibition_subscriptions.exhibition_id, exhibitionId),
        inArray(exhibition_subscriptions.status, ['applied', 'accepted', 'subscribed', 'cancellation_requested']),
      ),
    )
    .orderBy(exhibition_subscriptions.id);

async function areOwnPictures(tx: Queries, sellerId: string, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.seller_id, sellerId)));
  return rows.length === ids.length;
}

/** Errors for changes that conflict with places already taken. */
function faultsOfPlaces(before: ExhibitionRow, input: ExhibitionInput, open: SubscriptionRow[]): FieldErrors {
  const errors: FieldErrors = {};
  const taken = { exhibitors: before.exhibitors_taken, subscribers: before.subscribers_taken };
  for (const kind of ['exhibitors', 'subscribers'] as const) {
    if (input[`maximum_${kind}`] >= taken[kind]) continue;
    errors[`maximum_${kind}`] = [{ key: 'exhibitionPlacesTaken', values: { bound: taken[kind] } }];
  }
  const offered = attendancesOf(input);
  if (open.some(({ attendance }) => attendance !== null && !offered.includes(attendance))) {
    errors.category = [{ key: 'exhibitionAttendedOtherwise' }];
  }
  return errors;
}

/** @throws HttpError 422 */
async function checkInput(
  tx: Queries,
  sellerId: string,
  input: ExhibitionInput,
  before: ExhibitionRow | undefined,
  open: SubscriptionRow[],
  now: Date,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const [field, fault] of Object.entries(exhibitionFaults(input, now))) {
    if (fault) errors[field] = [{ key: messageOf[fault] }];
  }
  if (before) Object.assign(errors, faultsOfPlaces(before, input, open));
  if (!(await areOwnPictures(tx, sellerId, input.image_ids ?? []))) {
    errors.image_ids = [{ key: 'exhibitionUnknownPicture' }];
  }
  if (!(await areOwnWorks(tx, sellerId, input.work_ids ?? []))) errors.work_ids = [{ key: 'exhibitionUnknownWork' }];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** Converts a validated local date and time. */
function instantIn(local: string, timeZone: string): Date {
  const instant = instantOf(local, timeZone);
  if (!instant) throw new Error(`${local} in ${timeZone} was not checked`);
  return instant;
}

function columnsOf(input: ExhibitionInput) {
  const name = input.name.trim();
  const description = trimmed(input.description);
  const address = trimmed(input.address);
  const { organiser } = input;
  const company = trimmed(organiser.company);
  return {
    name,
    name_key: sortKey(name),
    category: input.category,
    type: input.type,
    description,
    start_date: input.start_date,
    end_date: input.end_date,
    time_zone: input.time_zone,
    starts_at: instantIn(input.start_date, input.time_zone),
    ends_at: instantIn(input.end_date, input.time_zone),
    address,
    map_link: input.map_link ?? null,
    virtual_link: input.virtual_link ?? null,
    exhibitor_fee_amount: input.exhibitor_fee?.amount ?? null,
    exhibitor_fee_currency: input.exhibitor_fee?.currency ?? null,
    virtual_fee_amount: input.virtual_attendee_fee?.amount ?? null,
    virtual_fee_currency: input.virtual_attendee_fee?.currency ?? null,
    physical_fee_amount: input.physical_attendee_fee?.amount ?? null,
    physical_fee_currency: input.physical_attendee_fee?.currency ?? null,
    maximum_exhibitors: input.maximum_exhibitors,
    maximum_subscribers: input.maximum_subscribers,
    organiser: {
      name: organiser.name.trim(),
      company,
      email: organiser.email,
      phone: trimmed(organiser.phone),
      website: organiser.website ?? null,
    },
    search_text: searchText([name, description, address, organiser.name, company]),
  };
}

/** Sets the order of pictures and works; lists that are absent stay unchanged. */
async function placeParts(tx: Queries, id: string, { image_ids, work_ids }: ExhibitionInput): Promise<void> {
  if (image_ids) {
    await tx.delete(exhibition_pictures).where(eq(exhibition_pictures.exhibition_id, id));
    const rows = image_ids.map((image_id, position) => ({ exhibition_id: id, image_id, position }));
    if (rows.length > 0) await tx.insert(exhibition_pictures).values(rows);
  }
  if (work_ids) {
    await tx.delete(exhibition_works).where(eq(exhibition_works.exhibition_id, id));
    const rows = work_ids.map((work_id, position) => ({ exhibition_id: id, work_id, position }));
    if (rows.length > 0) await tx.insert(exhibition_works).values(rows);
  }
}

/** Notifies participants of a changed time or place. */
async function notifyOfChange(tx: Queries, before: ExhibitionRow, after: ExhibitionRow, open: SubscriptionRow[]) {
  const isSame =
    before.starts_at.getTime() === after.starts_at.getTime() &&
    before.ends_at.getTime() === after.ends_at.getTime() &&
    before.address === after.address;
  if (isSame) return;
  const message = { key: 'exhibitionMoved', values: { exhibition: after.name } } as const;
  const link = `/exhibitions/view/${after.id}`;
  for (const userId of new Set(open.map(({ seller_id }) => seller_id))) {
    await notifySeller(tx, {
      sellerId: userId,
      type: 'Exhibition',
      kind: 'exhibitions',
      module: 'exhibitions',
      message,
      link,
      now: after.updated_at,
    });
  }
}

export interface Saved {
  row: ExhibitionRow;
  isNew: boolean;
}

async function write(tx: Queries, seller: User, input: ExhibitionInput, before: ExhibitionRow | undefined, now: Date) {
  const columns = columnsOf(input);
  const [row] = before
    ? await tx
        .update(exhibitions)
        .set({ ...columns, version: before.version + 1, updated_at: now })
        .where(eq(exhibitions.id, before.id))
        .returning()
    : await tx
        .insert(exhibitions)
        .values({ id: newId('exh'), seller_id: seller.id, ...columns, created_at: now, updated_at: now })
        .returning();
  if (!row) throw new Error('the exhibition was not written');
  await placeParts(tx, row.id, input);
  const actor = { kind: 'seller', name: nameOf(seller) } as const;
  await recordEvent(tx, { kind: 'exhibition', id: row.id, actor, event: before ? 'saved' : 'added', at: now });
  return row;
}

/**
 * Creates an exhibition, or saves the one that the input names.
 *
 * @throws HttpError 404, 409, 412, 422
 */
export async function saveExhibition(
  tx: Queries,
  seller: User,
  input: ExhibitionInput,
  ifMatch: string | undefined,
  now: Date,
): Promise<Saved> {
  const before = input.id === undefined ? undefined : await lockOwnExhibition(tx, input.id, seller.id);
  if (before) {
    await requireVersion(ifMatch, before.version, () => describeExhibition(tx, before, seller.id, now));
    take(exhibitionProcess, 'edit', stateOf(before, now), exhibitionFacts(before, seller.id, {}), now);
  }
  const open = before ? await openOnes(tx, before.id) : [];
  await checkInput(tx, seller.id, input, before, open, now);
  const row = await write(tx, seller, input, before, now);
  if (before) await notifyOfChange(tx, before, row, open);
  return { row, isNew: !before };
}

/**
 * Deletes an exhibition. Open applications are cancelled, paid fees become due for refund.
 *
 * @throws HttpError 404, 409, 412
 */
export async function deleteExhibition(
  tx: Queries,
  seller: User,
  id: string,
  ifMatch: string | undefined,
  now: Date,
): Promise<void> {
  let exhibition = await lockOwnExhibition(tx, id, seller.id);
  const current = exhibition;
  await requireVersion(ifMatch, current.version, () => describeExhibition(tx, current, seller.id, now));
  take(exhibitionProcess, 'delete', stateOf(exhibition, now), exhibitionFacts(exhibition, seller.id, {}), now);
  for (const subscription of await openOnes(tx, id)) {
    const moved = await move(tx, { exhibition, subscription }, { action: 'cancel', actor: 'system', now });
    exhibition = moved.exhibition;
  }
  await tx
    .update(exhibitions)
    .set({ deleted_at: now, updated_at: now, version: exhibition.version + 1 })
    .where(eq(exhibitions.id, id));
  const actor = { kind: 'seller', name: nameOf(seller) } as const;
  await recordEvent(tx, { kind: 'exhibition', id, actor, event: 'deleted', at: now });
}
