import { minimumPasswordLength } from '@smart-art/openapi/rules';
import type { FieldBinding } from '@smart-art/ui/form';
import { NewPasswordField } from '@smart-art/ui/new-password-field';
import { PasswordField } from '@smart-art/ui/password-field';
import { useIntl } from 'react-intl';
import { newPasswordMessages as messages } from './new-password.messages.ts';

export interface NewPasswordFieldsProps {
  password: FieldBinding<string>;
  confirm: FieldBinding<string>;
  /** Personal data that a password should not contain. */
  personal?: readonly string[];
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirm, personal }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <NewPasswordField
        {...password}
        label={intl.formatMessage(messages.password)}
        personal={personal}
        rules={[
          {
            id: 'length',
            label: intl.formatMessage(messages.length, { count: minimumPasswordLength }),
            met: (text) => [...text].length >= minimumPasswordLength,
          },
        ]}
        strength
      />
      <PasswordField {...confirm} autoComplete="new-password" label={intl.formatMessage(messages.confirm)} />
    </>
  );
}
