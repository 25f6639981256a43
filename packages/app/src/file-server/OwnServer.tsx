import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Checkbox } from '@smart-art/ui/checkbox';
import { DescriptionList } from '@smart-art/ui/description-list';
import { FieldGroup, FieldGroupWide } from '@smart-art/ui/field-group';
import { Form } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { TextField } from '@smart-art/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { serverMessages as messages } from './server.messages.ts';
import type { SavedServer, ServerConnection } from './useServerConnection.ts';

export interface OwnServerProps {
  connection: ServerConnection;
  /** What else can be done with the server that is saved. */
  savedActions?: ReactNode;
  /** What else can be done with the details that are typed. */
  editActions?: ReactNode;
  /** How many fields stand side by side where there is room. */
  columns?: 1 | 2;
}

/** The seller's own file server: the one that is saved, or the details of another (000 section 7). */
export function OwnServer({ connection, savedActions, editActions, columns = 1 }: OwnServerProps) {
  const intl = useIntl();
  const { form, saved, isEditing, setEditing, outcome, test } = connection;
  if (saved && !isEditing) return <Saved actions={savedActions} onChange={() => setEditing(true)} server={saved} />;
  return (
    <Form aria-label={intl.formatMessage(messages.server)} form={form} onSubmit={test}>
      <FieldGroup
        columns={columns}
        description={intl.formatMessage(messages.serverHelp)}
        level={2}
        title={intl.formatMessage(messages.server)}
      >
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
              {editActions}
              {saved && (
                <Button emphasis="quiet" onClick={() => setEditing(false)}>
                  {intl.formatMessage(messages.keepSaved)}
                </Button>
              )}
            </Inline>
          </Stack>
        </FieldGroupWide>
      </FieldGroup>
    </Form>
  );
}

interface SavedProps {
  server: SavedServer;
  onChange: () => void;
  actions: ReactNode;
}

function Saved({ server, onChange, actions }: SavedProps) {
  const intl = useIntl();
  const { endpoint, region, bucket, access_key } = server;
  return (
    <Card>
      <Stack gap={4}>
        <InlineMessage tone="success">{intl.formatMessage(messages.serverSaved)}</InlineMessage>
        <DescriptionList
          items={[
            { term: intl.formatMessage(messages.endpoint), description: endpoint },
            { term: intl.formatMessage(messages.region), description: region },
            { term: intl.formatMessage(messages.bucket), description: bucket },
            { term: intl.formatMessage(messages.accessKey), description: access_key },
          ]}
        />
        <Inline>
          <Button onClick={onChange}>{intl.formatMessage(messages.another)}</Button>
          {actions}
        </Inline>
      </Stack>
    </Card>
  );
}
