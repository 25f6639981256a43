import type { FieldErrors } from '@smart-art/ui/form';
import type { IntlShape } from 'react-intl';
import { newPasswordMessages as messages } from './new-password.messages.ts';

/** A password that is chosen, as both calls take it (000 section 3). */
export interface NewPassword {
  password: string;
  confirm_password: string;
}

/** The new and the repeated password must be the same (001 section 5). Length is the contract's. */
export const checkSame =
  (intl: IntlShape) =>
  ({ password, confirm_password }: NewPassword): FieldErrors | undefined =>
    password !== confirm_password && confirm_password !== ''
      ? { confirm_password: intl.formatMessage(messages.differ) }
      : undefined;

/** A refusal of the server as the form shows it: of the password's errors the first (000 section 5). */
export const refusalOf = ({ password, ...others }: Record<string, string[]>): FieldErrors =>
  password ? { ...others, password: password[0] } : others;
