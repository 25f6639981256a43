import type { FieldErrors } from '@smart-art/ui/form';
import type { IntlShape } from 'react-intl';
import { newPasswordMessages as messages } from './new-password.messages.ts';

/** A new password, as both endpoints take it (000 section 3). */
export interface NewPassword {
  password: string;
  confirm_password: string;
}

/** The new and the repeated password must match (001 section 5). The length is checked by the contract's bounds. */
export const checkSame =
  (intl: IntlShape) =>
  ({ password, confirm_password }: NewPassword): FieldErrors | undefined =>
    password !== confirm_password && confirm_password !== ''
      ? { confirm_password: intl.formatMessage(messages.differ) }
      : undefined;

/** Server errors as the form shows them: only the first one of the password (000 section 5). */
export const formErrors = ({ password, ...others }: Record<string, string[]>): FieldErrors =>
  password ? { ...others, password: password[0] } : others;
