import type { operations as ProductOperations } from '@smart-art/openapi/product';
import type { components } from '@smart-art/openapi/sso';
import { type Clients, dataOf } from '../clients.ts';

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

/** Signs in to the product with the session that single sign-on has opened (000 section 7). */
export async function enterProduct(
  { product }: Clients,
  { token, user: ssoUser }: Pick<components['schemas']['SignedIn'], 'token' | 'user'>,
  { email, keepMeLoggedIn }: { email: string; keepMeLoggedIn?: boolean },
): Promise<SignedIn> {
  const entered = await dataOf(
    product.POST('/sign-in', { body: { email, keepMeLoggedIn }, headers: { Authorization: `Bearer ${token}` } }),
  );
  return { token, ssoUser, user: entered.user, profilePicUrl: entered.profilePicUrl.profile_pic };
}
