import { ssoSignUpBody } from '@smart-art/openapi/constraints';
import type { FormApi } from '@smart-art/ui/form';
import { NewPasswordField } from '@smart-art/ui/new-password-field';
import { PasswordField } from '@smart-art/ui/password-field';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { signUpMessages as messages } from './SignUp.messages.ts';
import type { PersonForm } from './sign-up-form.ts';

const least = ssoSignUpBody.password.minLength;

/** Names in the order of the language, and the password. */
export function PersonStep({ form, email }: { form: FormApi<PersonForm>; email: string }) {
  const intl = useIntl();
  const { firstname, lastname } = form.values;
  const first = (
    <TextField
      autoComplete="given-name"
      key="first"
      label={intl.formatMessage(messages.firstName)}
      {...form.field('firstname')}
    />
  );
  const last = (
    <TextField
      autoComplete="family-name"
      key="last"
      label={intl.formatMessage(messages.lastName)}
      {...form.field('lastname')}
    />
  );
  return (
    <>
      {intl.locale === 'ja' ? [last, first] : [first, last]}
      <NewPasswordField
        label={intl.formatMessage(messages.password)}
        personal={[email, firstname, lastname]}
        rules={[
          {
            id: 'length',
            label: intl.formatMessage(messages.passwordLength, { count: least }),
            met: (password) => [...password].length >= least,
          },
        ]}
        strength
        {...form.field('password')}
      />
      <PasswordField
        autoComplete="new-password"
        label={intl.formatMessage(messages.confirmPassword)}
        {...form.field('confirm_password')}
      />
    </>
  );
}
