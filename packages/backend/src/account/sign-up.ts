import { sidebarPermissions } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { limits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict, invalidField } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { newId } from '../ids.ts';
import { translate } from '../messages/messages.ts';
import { personTexts } from '../profile/person-texts.ts';
import { businessColumns, saveBusiness } from '../profile/record.ts';
import { markReferralJoined } from '../referrals/joined.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/handlers.ts';
import { hashPassword, isPassword } from '../session/password.ts';
import { findUser, openSession, type User } from '../session/session.ts';
import { exchangeCode, findProof, lockEmail, mailCode, useProof } from './email-proof.ts';
import { requireSame } from './password-rules.ts';

/** A role with all sidebar permissions, for new sellers (001 section 6). */
const roleNamed = (name: string) => [
  { name, permissions: sidebarPermissions.map((permission) => ({ name: permission })) },
];

type SignUp = Call<'ssoSignUp'>['body'];

/** The person already created with a proof, if the password matches: a retry after a lost response. */
async function madeBefore(services: Services, { email, verification_token, password }: SignUp): Promise<User | null> {
  const { queries, now } = services;
  const proof = await findProof(queries, { email: email.toLowerCase(), token: verification_token, now: now() });
  if (!proof?.used_by) return null;
  const user = await findUser(queries, email);
  const isTheirs = await isPassword(password, user?.id === proof.used_by ? user.password_hash : undefined);
  return isTheirs && user ? user : null;
}

/** @throws HttpError 422 about email */
async function createPerson(
  tx: Queries,
  { body, language }: Call<'ssoSignUp'>,
  password_hash: string,
  now: Date,
): Promise<User> {
  const email = body.email.toLowerCase();
  await lockEmail(tx, email);
  const proof = await findProof(tx, { email, token: body.verification_token, now });
  if (!proof || proof.used_by) throw invalidField('email', 'emailUnproven');
  if (await findUser(tx, email)) throw invalidField('email', 'emailTaken');
  const names = { firstname: body.firstname.trim(), lastname: body.lastname.trim() };
  const [user] = await tx
    .insert(users)
    .values({
      id: newId('usr'),
      email,
      password_hash,
      ...names,
      ...personTexts(names),
      language,
      roles: roleNamed('seller'),
      current_step_no: 1,
      created_at: now,
    })
    .returning();
  if (!user) throw new Error('the person was not written');
  await useProof(tx, proof, user.id);
  return user;
}

/** Email verification and sign-up, for single sign-on and the product (000 section 7). */
export function signUpHandlers(
  services: Services,
): Pick<
  Handlers,
  'requestOtp' | 'submitOtp' | 'checkEmailForSignUp' | 'checkEmailProof' | 'ssoSignUp' | 'productSignUp'
> {
  const { queries, now } = services;
  return {
    async requestOtp({ body, language, request }) {
      const email = body.email.toLowerCase();
      await enforceRateLimit(services, 'codesFromAddress', request.ip, limits.codesFromAddress);
      await enforceRateLimit(services, 'codesToEmail', email, limits.codesToEmail);
      const expires = await mailCode(services, email, language);
      const message = translate(language, { key: 'otpSent' });
      return { status: 200, body: { success: true, message, expires_at: expires.toISOString() } };
    },

    async submitOtp({ body, language, request }) {
      await enforceRateLimit(services, 'codesTried', request.ip, limits.codesTried);
      const { token, expires } = await exchangeCode(services, body.email.toLowerCase(), body.otp);
      const message = translate(language, { key: 'emailVerified' });
      const expires_at = expires.toISOString();
      return { status: 200, body: { success: true, message, verification_token: token, expires_at } };
    },

    async checkEmailForSignUp({ body, language, request }) {
      await enforceRateLimit(services, 'proofsAsked', request.ip, limits.proofsAsked);
      const email = body.email.toLowerCase();
      const token = body.verification_token ?? '';
      const proof = await findProof(queries, { email, token, now: now() });
      const isKnown = (await findUser(queries, email)) !== undefined;
      const [status, key] = proof
        ? isKnown
          ? (['registered', 'emailTaken'] as const)
          : (['free', 'emailFree'] as const)
        : (['unproven', 'emailUnproven'] as const);
      return { status: 200, body: { success: true, message: translate(language, { key }), status } };
    },

    async checkEmailProof({ body, language, request }) {
      await enforceRateLimit(services, 'proofsAsked', request.ip, limits.proofsAsked);
      const email = body.email.toLowerCase();
      const proof = await findProof(queries, { email, token: body.verification_token, now: now() });
      const isGood = proof !== undefined && !proof.used_by;
      const message = translate(language, { key: isGood ? 'emailVerified' : 'emailUnproven' });
      const expires_at = (isGood && proof.proof_expires_at?.toISOString()) || null;
      return { status: 200, body: { success: true, message, verified: isGood, expires_at } };
    },

    async ssoSignUp(call) {
      const { body, language, request } = call;
      await enforceRateLimit(services, 'signUps', request.ip, limits.signUps);
      requireSame(body);
      const made = await madeBefore(services, body);
      const password_hash = made?.password_hash ?? (await hashPassword(body.password));
      const answer = await queries.transaction(async (tx) => {
        const user = made ?? (await createPerson(tx, call, password_hash, now()));
        if (!made) await markReferralJoined(tx, user.email, now());
        return { user, token: await openSession(tx, user, body.keepMeLoggedIn ?? false, now()) };
      });
      return { status: 201, body: signedIn(answer, translate(language, { key: 'signedUp' })) };
    },

    async productSignUp(call) {
      const { body, language, session } = call;
      const { actor_type, accepts_international_delivery } = body;
      return once(services, call, 'productSignUp', async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, session.user.id)).for('update');
        if (user?.current_step_no == null) throw conflict('alreadySignedUp');
        const business = await businessColumns(tx, body.business);
        const accepted = { terms_accepted_at: now(), return_policy_accepted_at: now() };
        await saveBusiness(tx, user.id, { ...business, ...accepted, accepts_international_delivery }, now());
        await tx
          .update(users)
          .set({
            actor_type,
            roles: roleNamed(actor_type),
            version: user.version + 1,
            ...personTexts(user, business),
          })
          .where(eq(users.id, user.id));
        const { id, email, current_step_no, change_password_at_login } = user;
        const message = translate(language, { key: 'signUpStored' });
        const stored = { id, email, current_step_no, change_password_at_login, actor_type };
        return { status: 201 as const, body: { success: true, message, user: stored } };
      });
    },
  };
}
