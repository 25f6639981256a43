import type { Seller } from './session.ts';

const CHANGE_PASSWORD = '/edit-profile/change-password';
const SERVICES = '/sign-up/services';
const PAYMENT = '/sign-up/payment';
const PAYMENT_RESULTS = ['/paypal-error', '/paypal-success'];

/**
 * Where a user with an unfinished sign-up or a forced password change must go instead (001 section 2); null if the path
 * is allowed.
 * @param seller the stored sign-up state; null without stored data
 */
export function signUpRedirect(
  path: string,
  seller: Pick<Seller, 'signUpStep' | 'mustChangePassword'> | null,
): string | null {
  const unless = (target: string, ...others: string[]) => ([target, ...others].includes(path) ? null : target);
  if (!seller) return path === SERVICES || path === PAYMENT ? '/sign-in' : null;
  if (seller.mustChangePassword) return unless(CHANGE_PASSWORD);
  if (seller.signUpStep === 1) return unless(SERVICES);
  if (seller.signUpStep === 2) return unless(PAYMENT, ...PAYMENT_RESULTS);
  return null;
}
