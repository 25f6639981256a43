import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Checkbox } from '@smart-art/ui/checkbox';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { TextField } from '@smart-art/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { serverMessages as messages } from './server.messages.ts';
import type { ServerConnection } from './useServerConnection.ts';

export interface ServerFieldsProps {
  connection: ServerConnection;
  /** Further buttons for the typed details. */
  actions?: ReactNode;
}

/** The fields of a file server, the button that tests them and the test's result. Use inside its form. */
export function ServerFields({ connection, actions }: ServerFieldsProps) {
  const intl = useIntl();
  const { form, saved, setEditing, outcome } = connection;
  return (
    <>
      <TextField
        autoCapitalize="none"
        inputMode="url"
        label={intl.formatMessage(messages.endpoint)}
        spellCheck={false}
        {...form.field('endpoint')}
      />
      <TextField
        autoCapitalize="none"
        label={intl.formatMessage(messages.region)}
        spellCheck={false}
        {...form.field('region')}
      />
      <TextField
        autoCapitalize="none"
        label={intl.formatMessage(messages.bucket)}
        spellCheck={false}
        {...form.field('bucket')}
      />
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        label={intl.formatMessage(messages.accessKey)}
        spellCheck={false}
        {...form.field('access_key')}
      />
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        label={intl.formatMessage(messages.secretKey)}
        spellCheck={false}
        {...form.field('secret_key')}
      />
      <FieldGroupWide>
        <Stack gap={4}>
          <Checkbox label={intl.formatMessage(messages.pathStyle)} {...form.field('path_style')} />
          {outcome?.passed === false && (
            <Banner live="assertive" title={outcome.message} tone="danger">
              {outcome.detail}
            </Banner>
          )}
          {outcome?.passed && (
            <InlineMessage live="polite" tone="success">
              {outcome.message}
            </InlineMessage>
          )}
          <Inline>
            <Button pending={form.pending} type="submit">
              {intl.formatMessage(messages.test)}
            </Button>
            {actions}
            {saved && (
              <Button emphasis="quiet" onClick={() => setEditing(false)}>
                {intl.formatMessage(messages.keepSaved)}
              </Button>
            )}
          </Inline>
        </Stack>
      </FieldGroupWide>
    </>
  );
}
