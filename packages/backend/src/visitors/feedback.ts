/** Feedback of visitors and sellers (001 sections 2 to 5). */
import type { components } from '@smart-art/openapi/product';
import { publishedFeedbackStatus } from '@smart-art/openapi/rules';
import { count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { feedbacks, users } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import { pictureAddress } from '../profile/picture-address.ts';
import type { User } from '../session/session.ts';

export type FeedbackInput = components['schemas']['FeedbackInput'];

/** Stores feedback until the operator publishes it. @param user the signed-in person, whose own name is used */
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

/** A page of published feedback, newest first. */
export async function publishedFeedback(queries: Queries, page: number, perPage: number) {
  const isPublished = eq(feedbacks.status, publishedFeedbackStatus);
  const [all] = await queries.select({ total: count() }).from(feedbacks).where(isPublished);
  const rows = await queries
    .select({ feedback: feedbacks, picture_key: users.picture_key, picture_file: users.picture_file })
    .from(feedbacks)
    .leftJoin(users, eq(users.id, feedbacks.user_id))
    .where(isPublished)
    .orderBy(desc(feedbacks.created_at), desc(feedbacks.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: all?.total ?? 0 };
}

type PublishedRow = Awaited<ReturnType<typeof publishedFeedback>>['rows'][number];

/** Public feedback, with its author's current picture; visitors have none. */
export const feedbackOf = ({ feedback, ...picture }: PublishedRow) => ({
  id: feedback.id,
  first_name: feedback.first_name,
  last_name: feedback.last_name,
  message: feedback.message,
  star: feedback.star,
  profile_image: picture.picture_file,
  profile_image_url: pictureAddress(picture),
  created_at: feedback.created_at.toISOString(),
});
