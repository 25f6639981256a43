import type { Seller } from './session.ts';

const CHANGE_PASSWORD = '/edit-profile/change-password';
const SERVICES = '/sign-up/services';
const PAYMENT = '/sign-up/payment';
const PAYMENT_RESULTS = ['/paypal-error', '/paypal-success'];

/**
 * Where somebody whose sign-up is not finished must go instead (001 section 2); null where the path is theirs.
 * @param seller what is stored of the sign-up; null without stored data
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
