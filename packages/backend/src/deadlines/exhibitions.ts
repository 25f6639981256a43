/** Deadlines of exhibitions that the seller organises or takes part in. */
import { exhibitionEditUntil } from '@smart-art/openapi/rules';
import { and, eq, getTableColumns, gt, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_subscriptions, exhibitions } from '../db/schema/index.ts';
import { cancelUntil, type ExhibitionRow } from '../exhibitions/rows.ts';
import { atInstant, type Deadline, type Horizon } from './deadline.ts';

const subjectOf = ({ id, name }: ExhibitionRow) => ({
  record: { kind: 'exhibition' as const, id, parent_id: null },
  number: null,
  title: name,
});

const opening = (exhibition: ExhibitionRow) =>
  atInstant(exhibition.starts_at, { kind: 'opening', ...subjectOf(exhibition) });

export async function exhibitionDeadlines(queries: Queries, { sellerId, now }: Horizon): Promise<Deadline[]> {
  const coming = and(isNull(exhibitions.deleted_at), gt(exhibitions.starts_at, now));
  const organised = await queries
    .select()
    .from(exhibitions)
    .where(and(eq(exhibitions.seller_id, sellerId), coming));
  const places = await queries
    .select({ exhibition: getTableColumns(exhibitions), place: getTableColumns(exhibition_subscriptions) })
    .from(exhibition_subscriptions)
    .innerJoin(exhibitions, eq(exhibitions.id, exhibition_subscriptions.exhibition_id))
    .where(
      and(
        eq(exhibition_subscriptions.seller_id, sellerId),
        eq(exhibition_subscriptions.is_latest, true),
        inArray(exhibition_subscriptions.status, ['accepted', 'subscribed']),
        coming,
      ),
    );
  const found = [
    ...organised.flatMap((exhibition) => [
      atInstant(exhibitionEditUntil(exhibition), { kind: 'edit', ...subjectOf(exhibition) }),
      opening(exhibition),
    ]),
    ...places.flatMap(({ exhibition, place }) => [
      ...(place.status === 'accepted' && place.pay_until
        ? [atInstant(place.pay_until, { kind: 'place', ...subjectOf(exhibition) })]
        : []),
      ...(place.status === 'subscribed'
        ? [
            atInstant(cancelUntil(exhibition, place.role), { kind: 'leave', ...subjectOf(exhibition) }),
            opening(exhibition),
          ]
        : []),
    ]),
  ];
  // An organiser who also exhibits gets one entry per deadline.
  return [...new Map(found.map((deadline) => [`${deadline.kind} ${deadline.record?.id}`, deadline])).values()];
}
