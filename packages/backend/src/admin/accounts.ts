/** Creates sellers for the demo, the admin command and tests. */
import { sidebarPermissions } from '@smart-art/openapi/rules';
import { day, defaultQuotaBytes } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { agreements, type Role, users } from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import { newId } from '../ids.ts';
import { hashPassword } from '../session/password.ts';
import type { User } from '../session/session.ts';

export interface NewSeller {
  email: string;
  password: string;
  /** The hash of the password, if it is known already. */
  passwordHash?: string;
  firstname: string;
  lastname: string;
  /** All sidebar permissions by default. */
  permissions?: readonly string[];
  /** Additional roles with their permissions; by default only artist. */
  otherRoles?: readonly Role[];
  quotaBytes?: number;
  /** Days until the paid agreement ends. */
  agreementDays?: number;
}

/** Creates a seller with a paid agreement, including the notification service. The email must be new. */
export async function createSeller(queries: Queries, seller: NewSeller, now: Date): Promise<User> {
  const names = seller.permissions ?? sidebarPermissions;
  const password_hash = seller.passwordHash ?? (await hashPassword(seller.password));
  return queries.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        id: newId('usr'),
        email: seller.email.toLowerCase(),
        password_hash,
        firstname: seller.firstname,
        lastname: seller.lastname,
        roles: [{ name: 'artist', permissions: names.map((name) => ({ name })) }, ...(seller.otherRoles ?? [])],
        created_at: now,
      })
      .returning();
    if (!user) throw new Error('the seller was not written');
    const end = dateOf(new Date(now.getTime() + (seller.agreementDays ?? 365) * day));
    await tx.insert(agreements).values({
      seller_id: user.id,
      subscription_type: 'Paid',
      agreement_end_date: end,
      notification_end_date: end,
      payment_status: 'paid',
      quota_bytes: seller.quotaBytes ?? defaultQuotaBytes,
    });
    return user;
  });
}
