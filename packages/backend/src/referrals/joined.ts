/** What becomes of an invitation when its person signs up. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { referrals } from '../db/schema/index.ts';
import { tellSeller } from '../platform/tell-seller.ts';

/**
 * Marks the open invitation to an address as joined and tells who invited. Called in the transaction that creates the
 * person; without an open invitation nothing happens.
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
  const message = { key: 'referralJoined', values: { name: joined.name } } as const;
  await tellSeller(tx, {
    sellerId: joined.seller_id,
    type: 'Referral',
    kind: 'referrals',
    module: 'referrals',
    message,
    link: '/refferals-list',
    now: at,
  });
}
