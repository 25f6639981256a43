import { ApiError, isTransient } from '@smart-art/api-client';
import { ssoSignInBody } from '@smart-art/openapi/constraints';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Checkbox } from '@smart-art/ui/checkbox';
import { Form, useForm } from '@smart-art/ui/form';
import { PasswordField } from '@smart-art/ui/password-field';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { Stack } from '@smart-art/ui/stack';
import { TextField } from '@smart-art/ui/text-field';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { carry, lastCarriedEmail, typedBeforeStart } from '../../frame/before-start.ts';
import type { SignInState } from '../../frame/connect-session.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { LanguageMenu } from '../../frame/LanguageMenu.tsx';
import { BelowFrame } from '../../frame/public/BelowFrame.tsx';
import { LazyNavigation } from '../../frame/public/LazyNavigation.tsx';
import { ThemeMenu } from '../../frame/ThemeMenu.tsx';
import { BRAND, useTitle } from '../../frame/title.ts';
import { acanthusPicture } from '../../pictures/acanthus.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { signInMessages as messages } from './SignIn.messages.ts';

/** Sign-in (000 sections 3, 7 and 8). Afterwards the route guards redirect to the requested page. */
export function Component() {
  const intl = useIntl();
  const { session } = useServices();
  const navigate = useNavigate();
  const { state: leaving } = useNavigation();
  const { search, state } = useLocation() as { search: string; state: SignInState | null };
  const left = useNavigationType() === 'POP' && lastCarriedEmail();
  const initial = {
    ...session.credentials(),
    ...state?.typed,
    ...(left && { email: left }),
    ...typedBeforeStart(),
  };
  const form = useForm({
    initial,
    constraints: ssoSignInBody,
    messages: {
      email: { required: intl.formatMessage(messages.emailMissing) },
      password: { required: intl.formatMessage(messages.passwordMissing) },
    },
  });
  const [failure, setFailure] = useState<unknown>();
  useTitle(intl.formatMessage(messages.submit));
  /* The saved password is decrypted after the first paint; text typed by then stays. */
  const { store } = form;
  useEffect(() => {
    void session.savedPassword().then((password) => {
      if (store.snapshot().values.password === '') store.patch({ password });
    });
  }, [session, store]);

  const submit = async (values: typeof form.values) => {
    setFailure(undefined);
    try {
      await session.signIn(values);
      carry('');
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  /* Changing the language reloads the page: keep the typed values except the password. */
  const keepTyped = async () => {
    const { email, keepMeLoggedIn } = form.values;
    const nextState: SignInState = { ...state, typed: { email, keepMeLoggedIn }, notice: undefined };
    await navigate(`.${search}`, { replace: true, state: nextState });
  };

  const carryEmail = () => carry(form.values.email);
  const isSignedIn = useSeller() !== null;
  const entering = isSignedIn || leaving !== 'idle';
  return (
    <PublicFrame
      after={<BelowFrame />}
      brand={{ name: BRAND, href: '/' }}
      lead={intl.formatMessage(messages.lead)}
      navigation={<LazyNavigation way="sign-up" />}
      picture={acanthusPicture(intl)}
      title={intl.formatMessage(messages.title)}
      tools={
        <>
          <LanguageMenu beforeReload={keepTyped} />
          <ThemeMenu />
        </>
      }
    >
      <Form aria-label={intl.formatMessage(messages.form)} form={form} onSubmit={submit}>
        <Stack gap={5}>
          {failure === undefined && (state?.notice || state?.ended) && (
            <Banner tone="info">{state.notice ?? intl.formatMessage(messages.ended)}</Banner>
          )}
          {failure !== undefined && <FailureBanner error={failure} />}
          <TextField
            autoComplete="username"
            autoFocus
            label={intl.formatMessage(messages.email)}
            type="email"
            {...form.field('email')}
          />
          <PasswordField
            autoComplete="current-password"
            label={intl.formatMessage(messages.password)}
            {...form.field('password')}
          />
          <Checkbox
            description={intl.formatMessage(messages.keepHelp)}
            label={intl.formatMessage(messages.keep)}
            {...form.field('keepMeLoggedIn')}
          />
          <Stack gap={2}>
            <Button emphasis="primary" fullWidth pending={form.pending || entering} size="large" type="submit">
              {intl.formatMessage(messages.submit)}
            </Button>
            <LinkButton emphasis="quiet" fullWidth href="/sign-in/forgot-password" onClick={carryEmail}>
              {intl.formatMessage(messages.forgot)}
            </LinkButton>
            <LinkButton emphasis="quiet" fullWidth href="/sign-up" onClick={carryEmail}>
              {intl.formatMessage(messages.signUp)}
            </LinkButton>
          </Stack>
        </Stack>
      </Form>
    </PublicFrame>
  );
}

/** The server's message, or "Something Went Wrong" with the details known (000 section 8). */
function FailureBanner({ error }: { error: unknown }) {
  const intl = useIntl();
  const hasMessage = error instanceof ApiError && error.message !== '';
  return (
    <Banner live="assertive" title={hasMessage ? undefined : intl.formatMessage(messages.refused)} tone="danger">
      {(hasMessage || isTransient(error)) && failureMessage(intl, error)}
    </Banner>
  );
}
