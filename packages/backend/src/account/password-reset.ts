/**
 * Handles and secrets of a password reset. The handle starts it but cannot reset anything; the secret is sent by mail.
 */

import { randomBytes } from 'node:crypto';
import { personName } from '@smart-art/openapi/rules';
import { and, eq, gt } from 'drizzle-orm';
import { passwordReset } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { password_resets } from '../db/schema/index.ts';
import { sha256 } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';

const purpose = 'password reset handle';
const signedText = (email: string, expires: number) => `${email} ${expires}`;

/** @param email in lower case, whether it has an account or not */
export function newHandle(installationKey: InstallationKey, email: string, now: Date): string {
  const expires = now.getTime() + passwordReset.handleLife;
  return `${expires}.${installationKey.sign(purpose, signedText(email, expires))}`;
}

/** True if a handle was made for this (lower-case) email and has not expired. */
export function isHandle(installationKey: InstallationKey, handle: string, email: string, now: Date): boolean {
  const [expires = '', signature = ''] = handle.split('.');
  if (!/^\d{1,15}$/.test(expires) || Number(expires) < now.getTime()) return false;
  return installationKey.isSigned(purpose, signedText(email, Number(expires)), signature);
}

/** Mails a link with a new secret, which invalidates earlier ones. */
export async function mailSecret(
  { queries, config, installationKey, now }: Services,
  user: User,
  { language, fromOperator }: { language: Language; fromOperator: boolean },
): Promise<void> {
  const secret = `rst_${randomBytes(32).toString('base64url')}`;
  const at = now();
  const expires_at = new Date(at.getTime() + passwordReset.secretLife);
  await queries.transaction(async (tx) => {
    await tx.delete(password_resets).where(eq(password_resets.user_id, user.id));
    await tx.insert(password_resets).values({ token_hash: sha256(secret), user_id: user.id, expires_at });
    await enqueueMail(tx, {
      to: user.email,
      language,
      subject: { key: 'resetMailSubject' },
      name: personName(user.firstname, user.lastname),
      text: [{ key: fromOperator ? 'resetMailFromHouse' : 'resetMailText' }, { key: 'resetMailLife' }],
      secret: {
        text: `${config.publicUrl}/reset-password?token=${secret}`,
        installationKey,
        label: 'mailSetPassword',
      },
      now: at,
    });
  });
}

/** The owner of a secret; undefined if it is invalid. */
export async function ownerOfSecret(queries: Queries, secret: string, now: Date): Promise<string | undefined> {
  const [row] = await queries
    .select()
    .from(password_resets)
    .where(and(eq(password_resets.token_hash, sha256(secret)), gt(password_resets.expires_at, now)));
  return row?.user_id;
}

/** Consumes a secret. @returns whether it existed: of two concurrent uses only one succeeds */
export async function useSecret(tx: Queries, secret: string): Promise<boolean> {
  const used = await tx
    .delete(password_resets)
    .where(eq(password_resets.token_hash, sha256(secret)))
    .returning();
  return used.length > 0;
}
