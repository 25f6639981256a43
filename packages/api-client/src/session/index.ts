import type { components, operations } from '@smart-art/openapi/sso';
import { type Clients, dataOf } from '../clients.ts';
import { enterProduct, type SignedIn } from './enter-product.ts';

export type { ProductUser, SignedIn, SsoUser } from './enter-product.ts';

/** The sign-in payload (000 section 3). */
export type SignInInput = components['schemas']['SignIn'];

/**
 * Signs in at the single sign-on, then enters the product with the token it gave (000 section 7).
 * @throws ApiError `message` with the server's words when the pair is refused
 */
export async function signIn(clients: Clients, input: SignInInput): Promise<SignedIn> {
  return enterProduct(clients, await dataOf(clients.sso.POST('/signin', { body: input })), input);
}

type SignOutAnswer = operations['ssoSignOut']['responses'][200]['content']['application/json'];

/** Ends the session on the server: of this token, which the caller may have forgotten already. */
export function signOut({ sso }: Clients, token: string): Promise<SignOutAnswer> {
  return dataOf(
    sso.POST('/user-sign-in-logout', { body: { everywhere: false }, headers: { Authorization: `Bearer ${token}` } }),
  );
}
