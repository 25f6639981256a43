/** Logs password changes in the person's activity log (000 section 7: activity-log-…). */
import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { passwordReset } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { notify } from '../platform/notify.ts';
import { recordEvent } from '../platform/timeline.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import type { User } from '../session/session.ts';

const purpose = 'password reset report';
const signedText = (userId: string, expires: number) => `${userId} ${expires}`;

/** Lets the app report a reset without a session. */
export function reportToken(installationKey: InstallationKey, userId: string, now: Date): string {
  const expires = now.getTime() + passwordReset.reportLife;
  return `${expires}.${userId}.${installationKey.sign(purpose, signedText(userId, expires))}`;
}

/** The person whose reset a token reports; undefined if it is invalid. */
export function reportedBy(installationKey: InstallationKey, token: string, now: Date): string | undefined {
  const [expires = '', userId = '', signature = ''] = token.split('.');
  if (!/^\d{1,15}$/.test(expires) || Number(expires) < now.getTime()) return undefined;
  return installationKey.isSigned(purpose, signedText(userId, Number(expires)), signature) ? userId : undefined;
}

const isRecent = ({ password_changed_at }: User, now: Date) =>
  password_changed_at !== null && password_changed_at.getTime() + passwordReset.reportLife >= now.getTime();

/**
 * Logs the latest change, once, and notifies the person in the app.
 *
 * @returns true if there was a recent change
 */
export async function logPasswordActivity(
  tx: Queries,
  userId: string,
  event: 'password_changed' | 'password_reset',
  now: Date,
): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user || !isRecent(user, now)) return false;
  const { password_changed_at: changed, password_logged_at: logged } = user;
  if (logged && changed && logged >= changed) return true;
  await tx.update(users).set({ password_logged_at: now }).where(eq(users.id, userId));
  const name = personName(user.firstname, user.lastname);
  await recordEvent(tx, { kind: 'account', id: userId, actor: { kind: 'seller', name }, event, at: now });
  await notify(tx, { userId, type: 'Account', message: { key: 'passwordMailText' }, link: null, now });
  return true;
}
