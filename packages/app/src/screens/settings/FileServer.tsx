import { ApiError } from '@smart-art/api-client';
import { getBucketDetails, removeBucketDetails } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import { Form } from '@smart-art/ui/form';
import { FormSection } from '@smart-art/ui/form-page';
import { SwitchFields } from '@smart-art/ui/switch-fields';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { SavedServerFacts } from '../../file-server/SavedServerFacts.tsx';
import { ServerFields } from '../../file-server/ServerFields.tsx';
import { serverMessages } from '../../file-server/server.messages.ts';
import { useServerConnection } from '../../file-server/useServerConnection.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import type { Page } from './useSection.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** The storage of new photographs (000 section 7: client-test-connection, save-bucket-details). */
export function FileServer({ open }: Pick<Page, 'open'>) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const details = useQuery(getBucketDetails(product));
  const connection = useServerConnection({}, true);
  const { store } = connection.form;
  /* True if the user wants a server although none is saved. */
  const [isChosen, setChosen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync: remove } = useMutation(removeBucketDetails(product));
  useEffect(() => {
    /* This form is never saved as a draft, so leaving warns only about unsaved values. */
    const section = { isUnsaved: () => store.dirty, hasDraftFailed: () => false };
    open.add(section);
    return () => void open.delete(section);
  }, [open, store]);

  const save = async () => {
    setSaving(true);
    try {
      if ((await connection.settle()) !== null) toast.success(intl.formatMessage(messages.serverSaved));
    } finally {
      setSaving(false);
    }
  };
  const leave = async () => {
    try {
      const { message } = await remove(connection.saved?.version);
      setChosen(false);
      /* After removal the query answers with an error, which would keep the old data: reset it. */
      await queryClient.resetQueries({ queryKey: getBucketDetails(product).queryKey });
      toast.success(message);
    } catch (error) {
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };
  /* "None saved" is a valid response, not a failure. */
  const isFailed = details.error && !(isNone(details.error) || details.data);
  const fields = (
    <ServerFields
      actions={
        <Button onClick={() => void save()} pending={isSaving}>
          {intl.formatMessage(messages.saveServer)}
        </Button>
      }
      connection={connection}
    />
  );
  return (
    <>
      <Form aria-label={intl.formatMessage(serverMessages.server)} form={connection.form} onSubmit={connection.test}>
        <FormSection
          columns={2}
          description={intl.formatMessage(serverMessages.serverHelp)}
          id="file-server"
          notice={isFailed && <FailureBanner query={details} title={intl.formatMessage(messages.serverFailed)} />}
          title={intl.formatMessage(serverMessages.server)}
        >
          {!connection.saved ? (
            <SwitchFields
              columns={2}
              label={intl.formatMessage(messages.ownServer)}
              name="own_server"
              onChange={setChosen}
              value={isChosen}
            >
              {fields}
            </SwitchFields>
          ) : connection.isEditing ? (
            fields
          ) : (
            <FieldGroupWide>
              <SavedServerFacts
                actions={
                  <Button emphasis="quiet" onClick={() => setConfirming(true)}>
                    {intl.formatMessage(messages.leaveServer)}
                  </Button>
                }
                onChange={() => connection.setEditing(true)}
                server={connection.saved}
              />
            </FieldGroupWide>
          )}
        </FormSection>
      </Form>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.leaveServer)}
            onConfirm={leave}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.leaveServerTitle)}
          >
            {intl.formatMessage(messages.leaveServerHelp)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

const isNone = (error: unknown) => error instanceof ApiError && error.kind === 'not-found';
