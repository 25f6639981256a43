import { ApiError } from '@smart-art/api-client';
import { logPasswordChange, ssoChangePassword } from '@smart-art/api-client/queries';
import { ssoChangePasswordBody } from '@smart-art/openapi/constraints';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Form, useForm } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { PasswordField } from '@smart-art/ui/password-field';
import { Stack } from '@smart-art/ui/stack';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { NewPasswordFields } from '../passwords/NewPasswordFields.tsx';
import { missingMessages as newMissing } from '../passwords/new-password.messages.ts';
import { checkSame, formErrors } from '../passwords/new-password.ts';
import { changePasswordMessages as messages, missingMessages } from './ChangePassword.messages.ts';

const blank = { old_password: '', password: '', confirm_password: '' };

export interface ChangePasswordFormProps {
  seller: Seller;
  onChanged?(): void;
}

/** The current password, and the new one twice. None of them is ever saved. */
export function ChangePasswordForm({ seller, onChanged }: ChangePasswordFormProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const { mutateAsync: change } = useMutation(ssoChangePassword(clients.sso));
  const { mutate: log } = useMutation(logPasswordChange(clients.product));
  const form = useForm({
    initial: blank,
    constraints: ssoChangePasswordBody,
    messages: whenEmpty(intl, { ...missingMessages, ...newMissing }),
    validate: checkSame(intl),
  });
  const [failure, setFailure] = useState<unknown>();

  const submit = async (values: typeof form.values) => {
    setFailure(undefined);
    try {
      const { message } = await change(values);
      /* Fire and forget: if it fails, there is nothing the user could do. */
      log();
      session.passwordChanged(values.password);
      form.reset(blank);
      toast.success(message);
      onChanged?.();
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(formErrors(error.errors));
      else setFailure(error);
    }
  };

  return (
    <Form aria-label={intl.formatMessage(messages.form)} form={form} onSubmit={submit}>
      <Stack gap={5}>
        {failure !== undefined && (
          <Banner live="assertive" tone="danger">
            {failureMessage(intl, failure)}
          </Banner>
        )}
        <Stack gap={1}>
          <PasswordField
            autoComplete="current-password"
            label={intl.formatMessage(messages.old)}
            {...form.field('old_password')}
          />
          {!seller.mustChangePassword && (
            <Link href="/sign-in/forgot-password" standalone>
              {intl.formatMessage(messages.forgotten)}
            </Link>
          )}
        </Stack>
        <NewPasswordFields
          confirm={form.field('confirm_password')}
          password={form.field('password')}
          personal={[seller.firstName, seller.lastName, seller.email]}
        />
        {seller.mustChangePassword ? (
          <Button emphasis="primary" pending={form.pending} size="large" type="submit">
            {intl.formatMessage(messages.submit)}
          </Button>
        ) : (
          <Inline>
            <Button emphasis="primary" pending={form.pending} type="submit">
              {intl.formatMessage(messages.submit)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Form>
  );
}
