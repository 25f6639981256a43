/** What happens to an invitation when the person signs up. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements, referrals } from '../db/schema/index.ts';
import { bytesOf } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import { notifySeller } from '../platform/notify-seller.ts';

/**
 * Marks the open invitation to an address as joined, then rewards (001 section 9) and notifies the inviter. Call it in
 * the transaction that creates the person; without an open invitation it does nothing.
 */
export async function markReferralJoined(tx: Queries, email: string, at: Date): Promise<void> {
  const [joined] = await tx
    .update(referrals)
    .set({ status: 'joined', joined_at: at })
    .where(
      and(
        eq(referrals.email, email.toLowerCase()),
        eq(referrals.status, 'invited'),
        gt(referrals.expires_at, at),
        isNull(referrals.deleted_at),
      ),
    )
    .returning();
  if (!joined) return;
  const { referral_reward_gb: gigabytes } = await siteSettings(tx);
  if (gigabytes > 0) {
    await tx
      .update(agreements)
      .set({ reward_bytes: sql`${agreements.reward_bytes} + ${bytesOf(gigabytes)}` })
      .where(eq(agreements.seller_id, joined.seller_id));
  }
  const message = {
    key: gigabytes > 0 ? 'referralJoinedRewarded' : 'referralJoined',
    values: { name: joined.name, gigabytes },
  } as const;
  await notifySeller(tx, {
    sellerId: joined.seller_id,
    type: 'Referral',
    kind: 'referrals',
    module: 'referrals',
    message,
    link: '/refferals-list',
    now: at,
  });
}
