/** Feedback of visitors and sellers (001 sections 2 to 5). */
import type { components } from '@smart-art/openapi/product';
import { count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { feedbacks } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { User } from '../session/session.ts';

export type FeedbackInput = components['schemas']['FeedbackInput'];

/** Keeps a feedback until the house publishes it. @param user who is signed in: then their own names count */
export async function keepFeedback(tx: Queries, input: FeedbackInput, user: User | undefined, now: Date) {
  const id = newId('fbk');
  await tx.insert(feedbacks).values({
    id,
    user_id: user?.id ?? null,
    email: user?.email ?? input.email,
    first_name: user?.firstname ?? input.first_name.trim(),
    last_name: user?.lastname ?? input.last_name.trim(),
    message: input.message.trim(),
    star: input.star,
    created_at: now,
  });
  return { id, status: 0 as const };
}

/** A page of what is published, newest first. */
export async function publishedFeedback(queries: Queries, page: number, perPage: number) {
  const isPublished = eq(feedbacks.status, 1);
  const [all] = await queries.select({ total: count() }).from(feedbacks).where(isPublished);
  const rows = await queries
    .select()
    .from(feedbacks)
    .where(isPublished)
    .orderBy(desc(feedbacks.created_at), desc(feedbacks.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: all?.total ?? 0 };
}

/** A feedback as everybody sees it. */
export const feedbackOf = (row: typeof feedbacks.$inferSelect) => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  message: row.message,
  star: row.star,
  profile_image: null,
  profile_image_url: null,
  created_at: row.created_at.toISOString(),
});
