import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { password_resets, users } from '../db/schema/index.ts';
import type { Handlers, SignedIn } from '../http/handler.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { translate } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { personTexts } from '../profile/person-texts.ts';
import { findProfile } from '../profile/record.ts';
import type { Services } from '../services.ts';
import { ssoUserOf } from '../session/handlers.ts';
import { findUser, type User } from '../session/session.ts';
import { findProof, lockEmail, useProof } from './email-proof.ts';

type Update = SignedIn<'ssoUpdateDetails'>;

/**
 * Changes a person's email to one that is verified and unused. The old address is notified.
 *
 * @throws HttpError 422 about email
 */
async function changeEmail(tx: Queries, user: User, { body, language }: Update, now: Date): Promise<void> {
  const email = body.email.toLowerCase();
  await lockEmail(tx, email);
  const proof = await findProof(tx, { email, token: body.verification_token ?? '', now });
  if (!proof || proof.used_by) throw invalidField('email', 'emailUnproven');
  if (await findUser(tx, email)) throw invalidField('email', 'emailTaken');
  await useProof(tx, proof, user.id);
  // Invalidate reset links that were mailed to the old address.
  await tx.delete(password_resets).where(eq(password_resets.user_id, user.id));
  await enqueueMail(tx, {
    to: user.email,
    language,
    subject: { key: 'emailChangedSubject' },
    name: personName(user.firstname, user.lastname),
    text: [{ key: 'emailChangedText', values: { email } }, { key: 'passwordMailAdvice' }],
    now,
  });
}

/** @throws HttpError 412, 422 */
async function update(tx: Queries, call: Update, now: Date): Promise<User> {
  const { body, session, headers } = call;
  const [user] = await tx.select().from(users).where(eq(users.id, session.user.id)).for('update');
  if (!user) throw notFound();
  await requireVersion(headers['If-Match'], user.version, () => ({ ...ssoUserOf(user), version: user.version }));
  const email = body.email.toLowerCase();
  if (email !== user.email) await changeEmail(tx, user, call, now);
  const names = { firstname: body.firstname.trim(), lastname: body.lastname.trim() };
  const texts = personTexts({ ...user, ...names }, await findProfile(tx, user.id));
  const [changed] = await tx
    .update(users)
    .set({ email, ...names, ...texts, version: user.version + 1 })
    .where(eq(users.id, user.id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}

/** A person's name and email (000 section 7). */
export function detailsHandlers({ queries, now }: Services): Pick<Handlers, 'ssoUpdateDetails'> {
  return {
    async ssoUpdateDetails(call) {
      if (call.path.old_email_id.toLowerCase() !== call.session.user.email) throw notFound();
      const user = await queries.transaction((tx) => update(tx, call, now()));
      const message = translate(call.language, { key: 'profileSaved' });
      const body = { success: true, message, user: ssoUserOf(user), version: user.version };
      return { status: 200, body, etag: etagOf(user) };
    },
  };
}
