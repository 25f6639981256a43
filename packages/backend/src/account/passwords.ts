import { personName } from '@smart-art/openapi/rules';
import { and, eq, ne } from 'drizzle-orm';
import { limits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { password_resets, sessions, sign_in_tickets, users } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { badRequest, conflict, forbidden, invalidField } from '../http/http-error.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { sha256 } from '../ids.ts';
import { type Language, translate } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../services.ts';
import { hashPassword, isPassword } from '../session/password.ts';
import { findUser, type User } from '../session/session.ts';
import { limited } from '../session/sign-in-limit.ts';
import { logPasswordActivity, reportedBy, reportToken } from './password-activity.ts';
import { isHandle, mailSecret, newHandle, ownerOfSecret, useSecret } from './password-reset.ts';
import { requireSame } from './password-rules.ts';

interface NewPassword {
  password_hash: string;
  language: Language;
  now: Date;
  /** Token of the session to keep; if absent, all are ended. */
  currentToken?: string;
}

/**
 * Sets a password, ends the person's other sessions, invalidates pending reset links and sign-in tickets, and notifies
 * the person by mail.
 */
async function setPassword(
  tx: Queries,
  userId: string,
  { password_hash, language, now, currentToken }: NewPassword,
): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ password_hash, change_password_at_login: false, password_changed_at: now })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw new Error('the person is gone');
  const others = currentToken === undefined ? undefined : ne(sessions.token_hash, sha256(currentToken));
  await tx.delete(sessions).where(and(eq(sessions.user_id, userId), others));
  await tx.delete(password_resets).where(eq(password_resets.user_id, userId));
  await tx.delete(sign_in_tickets).where(eq(sign_in_tickets.user_id, userId));
  await enqueueMail(tx, {
    to: user.email,
    language,
    subject: { key: 'passwordMailSubject' },
    name: personName(user.firstname, user.lastname),
    text: [{ key: 'passwordMailText' }, { key: 'passwordMailAdvice' }],
    action: { label: 'mailResetPassword', link: '/sign-in/forgot-password' },
    now,
  });
}

const isStaff = ({ actor_type }: User) => actor_type === 'super_admin' || actor_type === 'internal_user';
const isBuyer = ({ actor_type }: User) => actor_type === 'company_buyer' || actor_type === 'personal_buyer';

/** Forgotten, reset and changed passwords, for single sign-on and the product (000 section 7). */
export function passwordHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'ssoForgotPassword'
  | 'productForgotPassword'
  | 'ssoResetPassword'
  | 'ssoChangePassword'
  | 'logPasswordReset'
  | 'logPasswordChange'
> {
  const { queries, installationKey, now } = services;
  return {
    async ssoForgotPassword({ body, language, request }) {
      await enforceRateLimit(services, 'resetHandles', request.ip, limits.resetHandles);
      const token = newHandle(installationKey, body.email.toLowerCase(), now());
      return { status: 200, body: { success: true, message: translate(language, { key: 'resetContinue' }), token } };
    },

    async productForgotPassword({ body, language, request, session }) {
      const email = body.email.toLowerCase();
      if (body.fromAdmin && !(session && isStaff(session.user))) throw forbidden('notAllowed');
      await enforceRateLimit(
        services,
        'resetsFromAddress',
        body.fromAdmin && session ? session.user.id : request.ip,
        limits.resetsFromAddress,
      );
      const user = isHandle(installationKey, body.token, email, now()) ? await findUser(queries, email) : undefined;
      if (!user || isBuyer(user)) throw badRequest('userNotFound');
      await enforceRateLimit(services, 'resetsToEmail', email, limits.resetsToEmail);
      await mailSecret(services, user, { language, fromOperator: body.fromAdmin });
      return { status: 200, body: { success: true, message: translate(language, { key: 'resetSent' }) } };
    },

    async ssoResetPassword({ body, language, request }) {
      requireSame(body);
      await enforceRateLimit(services, 'secretsTried', request.ip, limits.secretsTried);
      const owner = await ownerOfSecret(queries, body.token, now());
      if (!owner) throw badRequest('resetSecretBad');
      const password_hash = await hashPassword(body.password);
      await queries.transaction(async (tx) => {
        if (!(await useSecret(tx, body.token))) throw badRequest('resetSecretBad');
        await setPassword(tx, owner, { password_hash, language, now: now() });
      });
      const message = translate(language, { key: 'passwordWasReset' });
      const activity_token = reportToken(installationKey, owner, now());
      return { status: 200, body: { success: true, message, activity_token } };
    },

    async ssoChangePassword({ body, language, request, session }) {
      const { user, token } = session;
      requireSame(body);
      const attempt = { email: user.email, address: request.ip, now: now() };
      const isOld = await limited(
        queries,
        attempt,
        async () => (await isPassword(body.old_password, user.password_hash)) || undefined,
      );
      if (!isOld) throw invalidField('old_password', 'oldPasswordWrong');
      if (body.password === body.old_password) throw invalidField('password', 'passwordSame');
      const password_hash = await hashPassword(body.password);
      const change = { password_hash, language, now: now(), currentToken: token };
      await queries.transaction(async (tx) => {
        const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
        // Changed or reset in the meantime: the checked password is no longer the current one.
        if (current?.password_hash !== user.password_hash) throw invalidField('old_password', 'oldPasswordWrong');
        await setPassword(tx, user.id, change);
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'passwordWasChanged' }) } };
    },

    async logPasswordReset({ body, language, request }) {
      await enforceRateLimit(services, 'secretsTried', request.ip, limits.secretsTried);
      const userId = reportedBy(installationKey, body.activity_token, now());
      if (!userId) throw badRequest('activityTokenBad');
      await queries.transaction((tx) => logPasswordActivity(tx, userId, 'password_reset', now()));
      return { status: 200, body: { success: true, message: translate(language, { key: 'activityLogged' }) } };
    },

    async logPasswordChange({ language, session }) {
      const { id } = session.user;
      const isLogged = await queries.transaction((tx) => logPasswordActivity(tx, id, 'password_changed', now()));
      if (!isLogged) throw conflict('noPasswordChange');
      return { status: 200, body: { success: true, message: translate(language, { key: 'activityLogged' }) } };
    },
  };
}
