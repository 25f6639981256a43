/** Exhibitions that show a work. They do not prevent its deletion. */
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  exhibition_subscription_works,
  exhibition_subscriptions,
  exhibition_works,
  exhibitions,
} from '../db/schema/index.ts';
import type { ExhibitionRow } from './rows.ts';

/** Statuses of exhibitors who take part or may still do so. */
const shownStatuses = ['accepted', 'subscribed', 'cancellation_requested'] as const;

/** Exhibitions that show a work, by the organiser or an exhibitor; the latest first. */
export const exhibitionsOfWork = (queries: Queries, workId: string): Promise<ExhibitionRow[]> =>
  queries
    .select()
    .from(exhibitions)
    .where(
      and(
        isNull(exhibitions.deleted_at),
        or(
          inArray(
            exhibitions.id,
            queries
              .select({ id: exhibition_works.exhibition_id })
              .from(exhibition_works)
              .where(eq(exhibition_works.work_id, workId)),
          ),
          inArray(
            exhibitions.id,
            queries
              .select({ id: exhibition_subscriptions.exhibition_id })
              .from(exhibition_subscription_works)
              .innerJoin(
                exhibition_subscriptions,
                eq(exhibition_subscriptions.id, exhibition_subscription_works.subscription_id),
              )
              .where(
                and(
                  eq(exhibition_subscription_works.work_id, workId),
                  inArray(exhibition_subscriptions.status, [...shownStatuses]),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(desc(exhibitions.starts_at), desc(exhibitions.id));
