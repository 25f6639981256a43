/** Converts exhibitions to the contract's format, for one seller. */
import type { components } from '@smart-art/openapi/product';
import { exhibitionEditUntil } from '@smart-art/openapi/rules';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_pictures, exhibition_subscriptions, images } from '../db/schema/index.ts';
import { type Image, imageOf } from '../images/image.ts';
import { timelineOf } from '../platform/timeline.ts';
import { exhibitionActionsOf, exhibitionProcess } from '../processes/exhibition.ts';
import { availableActions } from '../processes/process.ts';
import { moneyOf } from '../products/money.ts';
import {
  type ExhibitionRow,
  exhibitionFacts,
  type OwnSubscriptions,
  placesLeft,
  type Role,
  type SubscriptionRow,
  stateOf,
} from './rows.ts';
import { subscriptionOf } from './subscription.ts';
import { type ExhibitionWork, worksOfSubscriptions, worksOnShow } from './works-on-show.ts';

export type Exhibition = components['schemas']['Exhibition'];
export type ExhibitionDetails = components['schemas']['ExhibitionDetails'];

/** Maximum events in the details: the contract's bound. */
const eventsAtMost = 500;

/** Related data needed to describe a list of exhibitions. */
interface RelatedData {
  covers: Map<string, Image>;
  own: Map<string, OwnSubscriptions>;
  ownWorks: Map<string, ExhibitionWork[]>;
  /** Number of applicants by exhibition and role, for organisers. */
  users: Map<string, Record<Role, number>>;
}

async function coversOf(queries: Queries, ids: string[]): Promise<Map<string, Image>> {
  const rows = await queries
    .selectDistinctOn([exhibition_pictures.exhibition_id], { id: exhibition_pictures.exhibition_id, image: images })
    .from(exhibition_pictures)
    .innerJoin(images, eq(images.id, exhibition_pictures.image_id))
    .where(inArray(exhibition_pictures.exhibition_id, ids))
    .orderBy(asc(exhibition_pictures.exhibition_id), asc(exhibition_pictures.position));
  return new Map(rows.map(({ id, image }) => [id, imageOf(image)]));
}

/** A person's latest applications, by exhibition. */
export async function ownSubscriptions(
  queries: Queries,
  userId: string,
  ids: string[],
): Promise<Map<string, OwnSubscriptions>> {
  const rows = await queries
    .select()
    .from(exhibition_subscriptions)
    .where(
      and(
        inArray(exhibition_subscriptions.exhibition_id, ids),
        eq(exhibition_subscriptions.seller_id, userId),
        eq(exhibition_subscriptions.is_latest, true),
      ),
    );
  const own = new Map<string, OwnSubscriptions>();
  for (const row of rows) own.set(row.exhibition_id, { ...own.get(row.exhibition_id), [row.role]: row });
  return own;
}

/** Number of applicants, by exhibition and role. */
export async function countUsers(queries: Queries, ids: string[]): Promise<Map<string, Record<Role, number>>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: exhibition_subscriptions.exhibition_id, role: exhibition_subscriptions.role, count: count() })
    .from(exhibition_subscriptions)
    .where(and(inArray(exhibition_subscriptions.exhibition_id, ids), eq(exhibition_subscriptions.is_latest, true)))
    .groupBy(exhibition_subscriptions.exhibition_id, exhibition_subscriptions.role);
  const users = new Map(ids.map((id) => [id, { exhibitor: 0, attendee: 0 }]));
  for (const row of rows) {
    const counts = users.get(row.id);
    if (counts) counts[row.role] = row.count;
  }
  return users;
}

async function loadRelated(queries: Queries, rows: ExhibitionRow[], userId: string): Promise<RelatedData> {
  const ids = rows.map(({ id }) => id);
  const own = await ownSubscriptions(queries, userId, ids);
  const subscriptions = [...own.values()].flatMap((byRole) => Object.values(byRole));
  const organised = rows.filter(({ seller_id }) => seller_id === userId).map(({ id }) => id);
  return {
    covers: await coversOf(queries, ids),
    own,
    ownWorks: await worksOfSubscriptions(
      queries,
      subscriptions.map(({ id }) => id),
    ),
    users: await countUsers(queries, organised),
  };
}

function exhibitionOf(row: ExhibitionRow, userId: string, related: RelatedData, now: Date): Exhibition {
  const own = related.own.get(row.id) ?? {};
  const facts = exhibitionFacts(row, userId, own);
  const state = stateOf(row, now);
  const left = placesLeft(row);
  const users = related.users.get(row.id);
  const actions = exhibitionActionsOf(facts.isOrganiser);
  const described = (subscription: SubscriptionRow | undefined) =>
    subscription
      ? subscriptionOf(row, subscription, related.ownWorks.get(subscription.id) ?? [], 'participant', now)
      : null;
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    type: row.type,
    description: row.description,
    start_date: row.start_date,
    end_date: row.end_date,
    time_zone: row.time_zone,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    when: state === 'deleted' ? 'ended' : state,
    address: row.address,
    map_link: row.map_link,
    exhibitor_fee: moneyOf(row.exhibitor_fee_amount, row.exhibitor_fee_currency),
    virtual_attendee_fee: moneyOf(row.virtual_fee_amount, row.virtual_fee_currency),
    physical_attendee_fee: moneyOf(row.physical_fee_amount, row.physical_fee_currency),
    maximum_exhibitors: row.maximum_exhibitors,
    maximum_subscribers: row.maximum_subscribers,
    exhibitors_left: left.exhibitor,
    subscribers_left: left.attendee,
    organiser: row.organiser,
    is_organiser: facts.isOrganiser,
    edit_until: exhibitionEditUntil(row).toISOString(),
    cover: related.covers.get(row.id) ?? null,
    exhibitor_subscription: described(own.exhibitor),
    attendee_subscription: described(own.attendee),
    exhibitor_users_count: users?.exhibitor ?? null,
    attendee_users_count: users?.attendee ?? null,
    available_actions: availableActions(exhibitionProcess, state, facts, now).filter(({ action }) =>
      actions.includes(action),
    ),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** Exhibitions as in lists. */
export async function describeExhibitions(
  queries: Queries,
  rows: ExhibitionRow[],
  userId: string,
  now: Date,
): Promise<Exhibition[]> {
  if (rows.length === 0) return [];
  const related = await loadRelated(queries, rows, userId);
  return rows.map((row) => exhibitionOf(row, userId, related, now));
}

async function picturesIn(queries: Queries, id: string): Promise<Image[]> {
  const rows = await queries
    .select({ image: images })
    .from(exhibition_pictures)
    .innerJoin(images, eq(images.id, exhibition_pictures.image_id))
    .where(eq(exhibition_pictures.exhibition_id, id))
    .orderBy(asc(exhibition_pictures.position));
  return rows.map(({ image }) => imageOf(image));
}

/** True if the person may enter the virtual rooms. */
const entersRooms = (own: OwnSubscriptions) =>
  Object.values(own).some(({ status }) => status === 'subscribed' || status === 'cancellation_requested');

/** One exhibition with all details visible to the seller. */
export async function describeExhibition(
  queries: Queries,
  row: ExhibitionRow,
  userId: string,
  now: Date,
): Promise<ExhibitionDetails> {
  const related = await loadRelated(queries, [row], userId);
  const isOrganiser = row.seller_id === userId;
  const works = await worksOnShow(queries, row, userId);
  const mayEnter = isOrganiser || entersRooms(related.own.get(row.id) ?? {});
  return {
    ...exhibitionOf(row, userId, related, now),
    virtual_link: mayEnter ? row.virtual_link : null,
    images: await picturesIn(queries, row.id),
    own_works: works.own,
    works: works.all,
    timeline: isOrganiser ? (await timelineOf(queries, 'exhibition', row.id)).slice(-eventsAtMost) : [],
  };
}
