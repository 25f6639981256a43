import type { operations as ProductOperations } from '@smart-art/openapi/product';
import type { components, operations } from '@smart-art/openapi/sso';
import { type Clients, dataOf } from '../clients.ts';

/** The sign-in payload (000 section 3). */
export type SignInInput = components['schemas']['SignIn'];
/** The stored single-sign-on data: sign-up step and roles with permissions (001 sections 2, 3 and 6). */
export type SsoUser = components['schemas']['SsoUser'];

type ProductSignIn = ProductOperations['productSignIn']['responses'][200]['content']['application/json'];
export type ProductUser = ProductSignIn['user'];

export interface SignedIn {
  token: string;
  ssoUser: SsoUser;
  user: ProductUser;
  /** Relative to the product's host. */
  profilePicUrl: string | null;
}

/**
 * Signs in at the single sign-on, then enters the product with the token it gave (000 section 7).
 * @throws ApiError `message` with the server's words when the pair is refused
 */
export async function signIn({ sso, product }: Clients, input: SignInInput): Promise<SignedIn> {
  const { token, user: ssoUser } = await dataOf(sso.POST('/signin', { body: input }));
  const entered = await dataOf(
    product.POST('/sign-in', {
      body: { email: input.email, keepMeLoggedIn: input.keepMeLoggedIn },
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
  return { token, ssoUser, user: entered.user, profilePicUrl: entered.profilePicUrl.profile_pic };
}

type SignOutAnswer = operations['ssoSignOut']['responses'][200]['content']['application/json'];

/** Ends the session on the server: of this token, which the caller may have forgotten already. */
export function signOut({ sso }: Clients, token: string): Promise<SignOutAnswer> {
  return dataOf(
    sso.POST('/user-sign-in-logout', { body: { everywhere: false }, headers: { Authorization: `Bearer ${token}` } }),
  );
}
