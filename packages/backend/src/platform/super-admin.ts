/** The super admin (001 section 6), who receives contact messages. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { newToken } from '../ids.ts';
import { hashPassword } from '../session/password.ts';

const superAdminId = 'usr_super_admin';

/**
 * The super admin's id; the account is created on first use, without a seller role and with an unknown random password.
 * Do not call it inside a transaction: hashing is slow.
 */
export async function superAdmin(queries: Queries, now: Date): Promise<string> {
  const [found] = await queries.select({ id: users.id }).from(users).where(eq(users.id, superAdminId));
  if (found) return found.id;
  await queries
    .insert(users)
    .values({
      id: superAdminId,
      email: 'super-admin@smart-art.invalid',
      password_hash: await hashPassword(newToken()),
      firstname: 'Super',
      lastname: 'Admin',
      actor_type: 'super_admin',
      roles: [{ name: 'super admin', permissions: [] }],
      created_at: now,
    })
    .onConflictDoNothing();
  return superAdminId;
}
