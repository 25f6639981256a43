import { Card } from '@smart-art/ui/card';
import { FieldGroup } from '@smart-art/ui/field-group';
import { Form } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { SavedServerFacts } from './SavedServerFacts.tsx';
import { ServerFields } from './ServerFields.tsx';
import { serverMessages as messages } from './server.messages.ts';
import type { ServerConnection } from './useServerConnection.ts';

/** The seller's own file server at sign-up: the saved one, or a form for another (000 section 7). */
export function OwnServer({ connection }: { connection: ServerConnection }) {
  const intl = useIntl();
  const { form, saved, isEditing, setEditing, test } = connection;
  if (saved && !isEditing) {
    return (
      <Card>
        <SavedServerFacts onChange={() => setEditing(true)} server={saved} />
      </Card>
    );
  }
  return (
    <Form aria-label={intl.formatMessage(messages.server)} form={form} onSubmit={test}>
      <FieldGroup
        description={intl.formatMessage(messages.serverHelp)}
        level={2}
        title={intl.formatMessage(messages.server)}
      >
        <ServerFields connection={connection} />
      </FieldGroup>
    </Form>
  );
}
