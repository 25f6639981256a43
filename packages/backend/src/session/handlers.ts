import { eq } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { badRequest, forbidden, invalidField } from '../http/http-error.ts';
import { translate } from '../messages/messages.ts';
import { pictureAddress } from '../profile/picture-address.ts';
import type { Services } from '../services.ts';
import { isPassword } from './password.ts';
import { endSession, findUser, openSessionByPassword, type User } from './session.ts';
import { limited } from './sign-in-limit.ts';

/** A user in single sign-on's format (001 sections 2, 3 and 6). */
export const ssoUserOf = (user: User) => ({
  id: user.id,
  email: user.email,
  firstname: user.firstname,
  lastname: user.lastname,
  current_step_no: user.current_step_no,
  change_password_at_login: user.change_password_at_login,
  roles: user.roles,
});

/** The response to every call that opens a session. */
export const signedIn = ({ user, token }: { user: User; token: string }, message: string) => ({
  success: true,
  message,
  token,
  user: ssoUserOf(user),
});

/** Sign-in and sign-out, for single sign-on and the product (000 sections 3 and 7). */
export function sessionHandlers(services: Services): Pick<Handlers, 'ssoSignIn' | 'ssoSignOut' | 'productSignIn'> {
  const { queries, now } = services;

  async function signIn(
    { email, password, keep }: { email: string; password: string; keep: boolean },
    { request }: Pick<Call<'ssoSignIn'>, 'request'>,
  ): Promise<{ user: User; token: string }> {
    const opened = await limited(queries, { email, address: request.ip, now: now() }, async () => {
      const user = await findUser(queries, email);
      if (!(await isPassword(password, user?.password_hash)) || !user) return undefined;
      const token = await openSessionByPassword(queries, user, keep, now());
      return token === undefined ? undefined : { user, token };
    });
    if (!opened) throw badRequest('signInRefused');
    return opened;
  }

  return {
    async ssoSignIn(call) {
      const { email, password, keepMeLoggedIn = false } = call.body;
      const opened = await signIn({ email, password, keep: keepMeLoggedIn }, call);
      return { status: 200, body: signedIn(opened, translate(call.language, { key: 'signedIn' })) };
    },

    async ssoSignOut({ session, body, language }) {
      await endSession(queries, session, body.everywhere ?? false);
      return { status: 200, body: { success: true, message: translate(language, { key: 'signedOut' }) } };
    },

    async productSignIn(call) {
      const { email, password, keepMeLoggedIn = false } = call.body;
      if (call.session && call.session.user.email !== email.toLowerCase()) throw forbidden('otherSession');
      if (!call.session && password === undefined) throw invalidField('password', 'passwordNeeded');
      const { user, token } =
        call.session ?? (await signIn({ email, password: password ?? '', keep: keepMeLoggedIn }, call));
      await queries.update(users).set({ last_seen_at: now() }).where(eq(users.id, user.id));
      const { id, firstname, lastname } = user;
      const name = call.language === 'ja' ? lastname : firstname;
      return {
        status: 200,
        body: {
          success: true,
          message: translate(call.language, { key: 'welcome', values: { name } }),
          user: { id, email: user.email, firstname, lastname },
          token,
          profilePicUrl: { profile_pic: pictureAddress(user) },
        },
      };
    },
  };
}
