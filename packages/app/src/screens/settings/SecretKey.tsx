import { Button } from '@smart-art/ui/button';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { PasswordField } from '@smart-art/ui/password-field';
import { Stack } from '@smart-art/ui/stack';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from './settings.messages.ts';
import { type CardForm, changesSecret, type SecretWish } from './settings-form.ts';

export interface SecretKeyProps {
  form: FormApi<CardForm>;
  /** The masked saved key; null if there is none. */
  mask: string | null;
}

/** The secret key: its mask, and the options to replace or remove it, each of which needs the password. */
export function SecretKey({ form, mask }: SecretKeyProps) {
  const intl = useIntl();
  const { secret } = form.values;
  const wish = (next: SecretWish) => form.patch({ secret: next, stripe_secret_key: '', current_password: '' });
  return (
    <>
      <FieldGroupWide>
        <Stack gap={2}>
          {secret === 'new' ? (
            <TextField
              autoCapitalize="none"
              autoComplete="off"
              description={intl.formatMessage(messages.secretHelp)}
              label={intl.formatMessage(messages.secretKey)}
              spellCheck={false}
              {...form.field('stripe_secret_key')}
              required={form.values.stripe_is_enabled}
            />
          ) : (
            <TextField
              label={intl.formatMessage(messages.secretKey)}
              name="kept_secret"
              onChange={() => undefined}
              readOnly
              required={form.values.stripe_is_enabled}
              value={mask ?? ''}
            />
          )}
          {secret === 'none' && (
            <InlineMessage live="polite" tone="warning">
              {intl.formatMessage(messages.secretGoes)}
            </InlineMessage>
          )}
          {mask !== null && (
            <Inline gap={3}>
              {secret !== 'new' && (
                <Button onClick={() => wish('new')} size="small">
                  {intl.formatMessage(messages.replaceSecret)}
                </Button>
              )}
              {secret === 'kept' ? (
                <Button emphasis="quiet" onClick={() => wish('none')} size="small">
                  {intl.formatMessage(messages.removeSecret)}
                </Button>
              ) : (
                <Button emphasis="quiet" onClick={() => wish('kept')} size="small">
                  {intl.formatMessage(messages.keepSecret)}
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      </FieldGroupWide>
      {changesSecret(form.values) && (
        <PasswordField
          autoComplete="current-password"
          description={intl.formatMessage(messages.passwordHelp)}
          label={intl.formatMessage(messages.password)}
          {...form.field('current_password')}
          required
        />
      )}
    </>
  );
}
