/** Works in an exhibition, as publicly visible. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  exhibition_subscription_works,
  exhibition_subscriptions,
  exhibition_works,
  works,
} from '../db/schema/index.ts';
import { imageOf } from '../images/image.ts';
import { committedPieces, soldPieces } from '../orders/record.ts';
import { moneyOf } from '../products/money.ts';
import { picturesOf, type WorkRow } from '../products/product.ts';
import { nameOf, peopleOf } from '../profile/people.ts';
import type { ExhibitionRow } from './rows.ts';

export type ExhibitionWork = components['schemas']['ExhibitionWork'];
export type WorkOnShow = components['schemas']['WorkOnShow'];
type Availability = components['schemas']['SaleOnShow']['availability'];

/** Maximum works in an exhibition's details: the contract's bound. */
const shownAtMost = 500;

/** @param rows sorted */
async function describeWorks(queries: Queries, rows: WorkRow[]): Promise<ExhibitionWork[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pictures = await picturesOf(queries, ids, true);
  const covers = new Map(pictures.map((picture) => [picture.work_id, picture]));
  const people = await peopleOf(
    queries,
    rows.map(({ seller_id }) => seller_id),
  );
  return rows.map((work) => {
    const cover = covers.get(work.id);
    const seller = people.get(work.seller_id);
    return {
      id: work.id,
      title: work.title,
      artist_name: work.artist_name,
      type: work.type,
      seller_name: seller ? nameOf(seller) : '',
      cover: cover ? imageOf(cover) : null,
    };
  });
}

/** @param pieces counts: all, paid for, and reserved or sold */
function availabilityOf({ for_sale }: WorkRow, pieces: { all: number; sold: number; committed: number }): Availability {
  if (pieces.sold >= pieces.all) return 'sold';
  if (pieces.committed >= pieces.all) return 'reserved';
  return for_sale ? 'available' : 'not_for_sale';
}

/**
 * Data for labels and price lists.
 *
 * @param rows sorted
 * @param mayPrice true if the reader may see a work's price
 */
async function describeOnShow(
  queries: Queries,
  rows: WorkRow[],
  mayPrice: (work: WorkRow) => boolean,
): Promise<WorkOnShow[]> {
  const priced = rows.filter(mayPrice).map(({ id }) => id);
  const committed = await committedPieces(queries, priced);
  const sold = await soldPieces(queries, priced);
  const described = new Map((await describeWorks(queries, rows)).map((work) => [work.id, work]));
  return rows.flatMap((row) => {
    const work = described.get(row.id);
    if (!work) return [];
    const { id, title_reading, artist_reading, year, medium, width, height, depth, size_unit, pieces: all } = row;
    const pieces = { all, sold: sold.get(id) ?? 0, committed: committed.get(id) ?? 0 };
    const price = row.for_sale ? moneyOf(row.sale_cost_amount, row.sale_cost_currency) : null;
    const sale = mayPrice(row) ? { price, availability: availabilityOf(row, pieces) } : null;
    return [{ ...work, title_reading, artist_reading, year, medium, width, height, depth, size_unit, sale }];
  });
}

/** The works of applications, by application. */
export async function worksOfSubscriptions(queries: Queries, ids: string[]): Promise<Map<string, ExhibitionWork[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ subscription: exhibition_subscription_works.subscription_id, work: works })
    .from(exhibition_subscription_works)
    .innerJoin(works, eq(works.id, exhibition_subscription_works.work_id))
    .where(and(inArray(exhibition_subscription_works.subscription_id, ids), isNull(works.deleted_at)))
    .orderBy(asc(exhibition_subscription_works.subscription_id), asc(exhibition_subscription_works.position));
  const described = await describeWorks(
    queries,
    rows.map(({ work }) => work),
  );
  const bySubscription = new Map<string, ExhibitionWork[]>();
  for (const [index, { subscription }] of rows.entries()) {
    const work = described[index];
    if (work) bySubscription.set(subscription, [...(bySubscription.get(subscription) ?? []), work]);
  }
  return bySubscription;
}

/** The organiser's works in the exhibition. */
const worksOfOrganiser = (queries: Queries, exhibitionId: string) =>
  queries
    .select({ work: works })
    .from(exhibition_works)
    .innerJoin(works, eq(works.id, exhibition_works.work_id))
    .where(and(eq(exhibition_works.exhibition_id, exhibitionId), isNull(works.deleted_at)))
    .orderBy(asc(exhibition_works.position));

/** The works of subscribed exhibitors, in order of application. */
const worksOfExhibitors = (queries: Queries, exhibitionId: string) =>
  queries
    .select({ work: works })
    .from(exhibition_subscriptions)
    .innerJoin(
      exhibition_subscription_works,
      eq(exhibition_subscription_works.subscription_id, exhibition_subscriptions.id),
    )
    .innerJoin(works, eq(works.id, exhibition_subscription_works.work_id))
    .where(
      and(
        eq(exhibition_subscriptions.exhibition_id, exhibitionId),
        eq(exhibition_subscriptions.role, 'exhibitor'),
        inArray(exhibition_subscriptions.status, ['subscribed', 'cancellation_requested']),
        isNull(works.deleted_at),
      ),
    )
    .orderBy(
      asc(exhibition_subscriptions.applied_at),
      asc(exhibition_subscriptions.id),
      asc(exhibition_subscription_works.position),
    )
    .limit(shownAtMost);

/** The works of an exhibition: the organiser's, and all of them with the organiser's first. */
export async function worksOnShow(
  queries: Queries,
  { id, seller_id: organiser }: Pick<ExhibitionRow, 'id' | 'seller_id'>,
  userId: string,
): Promise<{ own: WorkOnShow[]; all: WorkOnShow[] }> {
  const own = (await worksOfOrganiser(queries, id)).map(({ work }) => work);
  const exhibitors = (await worksOfExhibitors(queries, id)).map(({ work }) => work);
  const rows = [...own, ...exhibitors].slice(0, shownAtMost);
  const all = await describeOnShow(queries, rows, ({ seller_id }) => organiser === userId || seller_id === userId);
  return { own: all.slice(0, own.length), all };
}

/** True if all are the seller's own works and not deleted. */
export async function areOwnWorks(queries: Queries, sellerId: string, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await queries
    .select({ id: works.id })
    .from(works)
    .where(and(inArray(works.id, ids), eq(works.seller_id, sellerId), isNull(works.deleted_at)));
  return rows.length === ids.length;
}
