import { ApiError, isTransient } from '@smart-art/api-client';
import { createQueryClient, productForgotPassword, ssoForgotPassword } from '@smart-art/api-client/queries';
import { ssoForgotPasswordBody } from '@smart-art/openapi/constraints';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton, type LinkButtonProps } from '@smart-art/ui/button';
import { EmailField } from '@smart-art/ui/email-field';
import { Form, useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { consumeCarriedEmail } from '../../frame/before-start.ts';
import type { SignInState } from '../../frame/connect-session.ts';
import { ssoFailureMessage } from '../../frame/failure-message.ts';
import { follow } from '../../frame/follow.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import { PasswordFrame } from '../passwords/PasswordFrame.tsx';
import { forgotMessages as messages, missingMessages } from './ForgotPassword.messages.ts';

/** Requests the email with the link to reset a password (000 sections 7 and 8). */
export function Component() {
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const carried = useCarried();
  const [email, setEmail] = useState(carried);
  return sent ? (
    <Sent {...sent} onAgain={() => setSent(undefined)} />
  ) : (
    <Ask carried={carried} email={email} onSent={done} />
  );

  function done(answer: { email: string; message: string }) {
    setEmail(answer.email);
    setSent(answer);
  }
}

/** The email typed on the sign-in page. Stored in the history entry, so it survives a reload and Back. */
function useCarried(): string {
  const { state } = useLocation() as { state: SignInState | null };
  const navigate = useNavigate();
  const [fresh] = useState(consumeCarriedEmail);
  useEffect(() => {
    const nextState: SignInState = { typed: { email: fresh } };
    if (fresh) void navigate('.', { replace: true, state: nextState });
  }, [fresh, navigate]);
  return fresh || (state?.typed?.email ?? '');
}

interface AskProps {
  carried: string;
  /** The email requested before, or typed on the sign-in page. */
  email: string;
  onSent(answer: { email: string; message: string }): void;
}

function Ask({ carried, email, onSent }: AskProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const [queryClient] = useState(createQueryClient);
  const { mutateAsync: begin } = useMutation(ssoForgotPassword(clients.sso), queryClient);
  const { mutateAsync: send } = useMutation(productForgotPassword(clients.product), queryClient);
  const form = useForm({
    initial: { email: email || session.credentials().email },
    constraints: ssoForgotPasswordBody,
    messages: whenEmpty(intl, missingMessages),
  });
  /* The email from the sign-in page is newer than the draft here. */
  const draft = useFormDraft(form, carried ? `forgot-password ${carried}` : 'forgot-password');
  const [failure, setFailure] = useState<unknown>();

  const submit = async (values: { email: string }) => {
    setFailure(undefined);
    try {
      const { token } = await begin(values);
      const { message } = await send({ token, email: values.email, fromAdmin: false, type: 'seller' });
      await draft.saved();
      onSent({ email: values.email, message });
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  const hasMessage =
    failure instanceof ApiError && (failure.message !== '' || failure.kind === 'malformed' || isTransient(failure));
  return (
    <PasswordFrame lead={intl.formatMessage(messages.lead)} title={intl.formatMessage(messages.title)}>
      <Form aria-label={intl.formatMessage(messages.form)} form={form} onSubmit={submit}>
        <Stack gap={5}>
          {failure !== undefined && (
            <Banner live="assertive" tone="danger">
              {hasMessage ? ssoFailureMessage(intl, failure) : intl.formatMessage(messages.unknown)}
            </Banner>
          )}
          <EmailField
            autoComplete="username"
            autoFocus
            label={intl.formatMessage(messages.email)}
            {...form.field('email')}
          />
          <Stack gap={2}>
            <Button emphasis="primary" fullWidth pending={form.pending} size="large" type="submit">
              {intl.formatMessage(messages.send)}
            </Button>
            <BackToSignIn email={form.values.email} emphasis="quiet" />
          </Stack>
        </Stack>
      </Form>
    </PasswordFrame>
  );
}

interface SentProps {
  email: string;
  /** The server's message. */
  message: string;
  onAgain(): void;
}

function Sent({ email, message, onAgain }: SentProps) {
  const intl = useIntl();
  return (
    <PasswordFrame lead={intl.formatMessage(messages.sentTo, { email })} title={intl.formatMessage(messages.sentTitle)}>
      <Stack gap={5}>
        <Banner live="polite" tone="success">
          {message}
        </Banner>
        <Text>{intl.formatMessage(messages.sentHelp)}</Text>
        <Stack gap={2}>
          <BackToSignIn email={email} emphasis="primary" size="large" />
          <Button emphasis="quiet" fullWidth onClick={onAgain}>
            {intl.formatMessage(messages.again)}
          </Button>
        </Stack>
      </Stack>
    </PasswordFrame>
  );
}

interface BackProps extends Pick<LinkButtonProps, 'emphasis' | 'size'> {
  /** Passed in the history state, not in the URL. */
  email: string;
}

function BackToSignIn({ email, ...look }: BackProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const back: SignInState = { typed: { email } };
  return (
    <LinkButton
      {...look}
      fullWidth
      href="/sign-in"
      onClick={(event) => follow(event, (href) => navigate(href, { state: back }))}
    >
      {intl.formatMessage(messages.back)}
    </LinkButton>
  );
}
