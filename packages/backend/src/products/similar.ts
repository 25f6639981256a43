/** Finds a seller's works with a similar photograph, to warn of duplicates. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, works } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { type ImageRow, imageOf } from '../images/image.ts';
import { nearly } from '../images/look.ts';
import { rememberLooks } from '../images/remember-looks.ts';
import type { Services } from '../services.ts';

type SimilarProduct = components['schemas']['SimilarProduct'];

/** The contract's bound on the response. */
const maxResults = 3;

/** Photographs of one work are often alike, so more of them are needed to find three works. */
const mostLookedAt = 60;

/** Older photographs of the seller whose hash is calculated per request. */
const olderAtOnce = 20;

interface Looked extends ImageRow {
  look_bits: bigint;
  look_colour: number;
}

const isLooked = (image: ImageRow): image is Looked => image.look_bits !== null && image.look_colour !== null;

const distanceTo = ({ look_bits }: Looked): SQL<number> =>
  sql`bit_count((${images.look_bits} # ${String(look_bits)}::bigint)::bit(64))`;

/** Each colour channel within its tolerance. */
const isOfColour = ({ look_colour }: Looked) =>
  and(
    ...[16, 8, 0].map(
      (shift) =>
        sql`abs(((${images.look_colour} >> ${shift}) & 255) - ${(look_colour >> shift) & 255}) <= ${nearly.colour}`,
    ),
  );

const isOfAspect = ({ width, height }: Looked) =>
  sql`abs(${images.width} * ${height}::float8 / (${images.height} * ${width}::float8) - 1) <= ${nearly.aspect}`;

/** The most similar first, each work once. @param exceptId the work that the photograph belongs to */
async function similarTo(tx: Queries, image: Looked, exceptId: string | undefined): Promise<SimilarProduct[]> {
  const distance = distanceTo(image);
  const found = await tx
    .select({ image: images, id: works.id, title: works.title, deleted_at: works.deleted_at })
    .from(images)
    .innerJoin(works, eq(works.id, images.work_id))
    .where(
      and(
        eq(images.seller_id, image.seller_id),
        isNotNull(images.look_bits),
        ne(images.id, image.id),
        sql`${distance} <= ${nearly.bits}`,
        isOfColour(image),
        isOfAspect(image),
        image.work_id === null ? undefined : ne(works.id, image.work_id),
        exceptId === undefined ? undefined : ne(works.id, exceptId),
      ),
    )
    .orderBy(asc(distance), asc(works.id), asc(images.position))
    .limit(mostLookedAt);
  const byWork = new Map<string, SimilarProduct>();
  for (const { image: alike, id, title, deleted_at } of found) {
    if (!byWork.has(id))
      byWork.set(id, { id, title, deleted_at: deleted_at?.toISOString() ?? null, image: imageOf(alike) });
  }
  return [...byWork.values()].slice(0, maxResults);
}

export function similarHandlers(services: Services): Pick<Handlers, 'listSimilarProducts'> {
  const { queries } = services;
  return {
    async listSimilarProducts({ session, path, query }) {
      const sellerId = session.user.id;
      const [image] = await queries
        .select()
        .from(images)
        .where(and(eq(images.id, path.id), eq(images.seller_id, sellerId)));
      if (!image) throw notFound();
      await rememberLooks(services, { sellerId, most: olderAtOnce });
      const data = isLooked(image) ? await similarTo(queries, image, query.product_id) : [];
      return { status: 200, body: { success: true, message: '', data } };
    },
  };
}
