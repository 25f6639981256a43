import type { components, operations } from '@smart-art/openapi/sso';
import { type Clients, dataOf } from '../clients.ts';
import { enterProduct, type SignedIn } from './enter-product.ts';

export type { ProductUser, SignedIn, SsoUser } from './enter-product.ts';

/** The sign-in payload (000 section 3). */
export type SignInInput = components['schemas']['SignIn'];

/**
 * Signs in at single sign-on, then at the product with the token it returned (000 section 7).
 * @throws ApiError `message` with the server's message if email and password are rejected
 */
export async function signIn(clients: Clients, input: SignInInput): Promise<SignedIn> {
  return enterProduct(clients, await dataOf(clients.sso.POST('/signin', { body: input })), input);
}

type SignOutAnswer = operations['ssoSignOut']['responses'][200]['content']['application/json'];

/** Ends the session of this token on the server. The caller may already have deleted the token locally. */
export function signOut({ sso }: Clients, token: string): Promise<SignOutAnswer> {
  return dataOf(
    sso.POST('/user-sign-in-logout', { body: { everywhere: false }, headers: { Authorization: `Bearer ${token}` } }),
  );
}
