/** What a seller shows to other sellers: only works on offer, and nothing deleted. */
import type { components } from '@smart-art/openapi/product';
import { and, count, desc, eq, exists, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_subscriptions, exhibitions, profiles, works } from '../db/schema/index.ts';
import { imageOf } from '../images/image.ts';
import type { ProductStatus } from '../products/offer.ts';
import { picturesOf } from '../products/product.ts';

type Showcase = components['schemas']['Showcase'];

/** Maximum works and exhibitions shown: the contract's bounds. */
const shownAtMost = 12;

/** Statuses visible to buyers; works without a price or picture are not. */
const offered: ProductStatus[] = ['for_sale', 'for_sale_or_rent', 'to_rent'];

async function worksOf(queries: Queries, where: SQL | undefined): Promise<Showcase['works']> {
  const rows = await queries
    .select()
    .from(works)
    .where(where)
    .orderBy(desc(works.created_at), desc(works.id))
    .limit(shownAtMost);
  if (rows.length === 0) return [];
  const pictures = await picturesOf(
    queries,
    rows.map(({ id }) => id),
    true,
  );
  const covers = new Map(pictures.map((picture) => [picture.work_id, picture]));
  return rows.flatMap(({ id, title, artist_name, year, medium }) => {
    const cover = covers.get(id);
    return cover ? [{ id, title, artist_name, year, medium, cover: imageOf(cover) }] : [];
  });
}

/** Exhibitions that the seller organises or exhibits in. */
async function exhibitionsOf(queries: Queries, sellerId: string): Promise<Showcase['exhibitions']> {
  const exhibits = exists(
    queries
      .select({ id: exhibition_subscriptions.id })
      .from(exhibition_subscriptions)
      .where(
        and(
          eq(exhibition_subscriptions.exhibition_id, exhibitions.id),
          eq(exhibition_subscriptions.seller_id, sellerId),
          eq(exhibition_subscriptions.role, 'exhibitor'),
          eq(exhibition_subscriptions.status, 'subscribed'),
          eq(exhibition_subscriptions.is_latest, true),
        ),
      ),
  );
  const rows = await queries
    .select()
    .from(exhibitions)
    .where(and(isNull(exhibitions.deleted_at), or(eq(exhibitions.seller_id, sellerId), exhibits)))
    .orderBy(desc(exhibitions.starts_at), desc(exhibitions.id))
    .limit(shownAtMost);
  return rows.map(({ id, name, seller_id, start_date, end_date, address }) => ({
    id,
    name,
    role: seller_id === sellerId ? 'organiser' : 'exhibitor',
    start_date,
    end_date,
    address,
  }));
}

/** @param mayListExhibitions true if the caller may see exhibitions */
export async function showcaseOf(queries: Queries, sellerId: string, mayListExhibitions: boolean): Promise<Showcase> {
  const [profile] = await queries
    .select({ statement: profiles.statement })
    .from(profiles)
    .where(eq(profiles.seller_id, sellerId));
  const onOffer = and(eq(works.seller_id, sellerId), isNull(works.deleted_at), inArray(works.status, offered));
  const [tally] = await queries.select({ count: count() }).from(works).where(onOffer);
  return {
    statement: profile?.statement ?? null,
    works: await worksOf(queries, onOffer),
    work_count: tally?.count ?? 0,
    exhibitions: mayListExhibitions ? await exhibitionsOf(queries, sellerId) : [],
  };
}
