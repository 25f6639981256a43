/** Rules for new passwords beyond the length, which the contract defines (001 section 5). */
import { invalidField } from '../http/http-error.ts';

/** @throws HttpError 422 about password, whose first error is the one that is shown (000 section 5) */
export function requireSame({ password, confirm_password }: { password: string; confirm_password: string }): void {
  if (password !== confirm_password) throw invalidField('password', 'passwordsDiffer');
}
