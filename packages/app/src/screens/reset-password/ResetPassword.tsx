import { ApiError } from '@smart-art/api-client';
import { createQueryClient, logPasswordReset, ssoResetPassword } from '@smart-art/api-client/queries';
import { ssoResetPasswordBody } from '@smart-art/openapi/constraints';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Form, useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ssoFailureMessage } from '../../frame/failure-message.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import { NewPasswordFields } from '../passwords/NewPasswordFields.tsx';
import { missingMessages, newPasswordMessages } from '../passwords/new-password.messages.ts';
import { checkSame, formErrors } from '../passwords/new-password.ts';
import { PasswordFrame } from '../passwords/PasswordFrame.tsx';
import { resetMessages as messages } from './ResetPassword.messages.ts';

/** Stored in the history entry, so that it survives a reload without staying in the URL. */
interface ResetState {
  secret?: string;
}

const { password, confirm_password } = ssoResetPasswordBody;
const constraints = { password, confirm_password };

/** Sets a new password with the secret from the email (000 sections 2, 5 and 7). */
export function Component() {
  const intl = useIntl();
  const secret = useSecret();
  const [done, setDone] = useState<string>();
  const anotherLink = (
    <LinkButton emphasis={secret ? 'secondary' : 'primary'} fullWidth href="/sign-in/forgot-password">
      {intl.formatMessage(messages.another)}
    </LinkButton>
  );
  if (done !== undefined) {
    return (
      <PasswordFrame title={intl.formatMessage(messages.doneTitle)}>
        <Stack gap={5}>
          <Banner live="polite" tone="success">
            {done}
          </Banner>
          <LinkButton emphasis="primary" fullWidth href="/sign-in" size="large">
            {intl.formatMessage(newPasswordMessages.signIn)}
          </LinkButton>
        </Stack>
      </PasswordFrame>
    );
  }
  return (
    <PasswordFrame lead={secret && intl.formatMessage(messages.lead)} title={intl.formatMessage(messages.title)}>
      {secret ? (
        <Reset anotherLink={anotherLink} key={secret} onDone={setDone} secret={secret} />
      ) : (
        <Stack gap={5}>
          <Banner tone="warning">{intl.formatMessage(messages.noLink)}</Banner>
          {anotherLink}
        </Stack>
      )}
    </PasswordFrame>
  );
}

/** The secret from the email. It is removed from the URL at once, because URLs are visible and end up in histories. */
function useSecret(): string {
  const { search, state } = useLocation() as { search: string; state: ResetState | null };
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (given === null) return;
    const nextState: ResetState = { secret: given };
    void navigate('/reset-password', { replace: true, state: nextState });
  }, [given, navigate]);
  return given ?? state?.secret ?? '';
}

interface ResetProps {
  secret: string;
  anotherLink: React.ReactNode;
  /** Called with the server's message. */
  onDone(message: string): void;
}

function Reset({ secret, anotherLink, onDone }: ResetProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const navigate = useNavigate();
  const [queryClient] = useState(createQueryClient);
  const { mutateAsync: reset } = useMutation(ssoResetPassword(clients.sso), queryClient);
  const { mutate: log } = useMutation(logPasswordReset(clients.product), queryClient);
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    constraints,
    messages: whenEmpty(intl, missingMessages),
    validate: checkSame(intl),
  });
  const [failure, setFailure] = useState<unknown>();

  const submit = async (values: typeof form.values) => {
    setFailure(undefined);
    try {
      const { message, activity_token } = await reset({ token: secret, ...values });
      session.passwordReset();
      /* Fire and forget: if it fails, there is nothing the user could do. */
      log({ activity_token });
      await navigate('.', { replace: true, state: null });
      onDone(message);
    } catch (error) {
      const { token, ...errors } = (error instanceof ApiError && error.errors) || {};
      if (Object.keys(errors).length > 0) form.setErrors(formErrors(errors));
      /* A malformed secret was never issued by the server. */ else setFailure(token ? token[0] : error);
    }
  };

  const isUsed = typeof failure === 'string' || (failure instanceof ApiError && failure.kind === 'message');
  return (
    <Form aria-label={intl.formatMessage(messages.form)} form={form} onSubmit={submit}>
      <Stack gap={5}>
        {failure !== undefined && (
          <Banner live="assertive" tone="danger">
            {typeof failure === 'string' ? intl.formatMessage(messages.noLink) : ssoFailureMessage(intl, failure)}
          </Banner>
        )}
        {isUsed && anotherLink}
        <NewPasswordFields confirm={form.field('confirm_password')} password={form.field('password')} />
        <Button emphasis="primary" fullWidth pending={form.pending} size="large" type="submit">
          {intl.formatMessage(messages.submit)}
        </Button>
      </Stack>
    </Form>
  );
}
