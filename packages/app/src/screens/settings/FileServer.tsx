import { ApiError } from '@smart-art/api-client';
import { getBucketDetails, removeBucketDetails } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Stack } from '@smart-art/ui/stack';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { OwnServer } from '../../file-server/OwnServer.tsx';
import { useServerConnection } from '../../file-server/useServerConnection.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import type { Page } from './useSection.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** Where new photographs are kept (000 section 7: client-test-connection, save-bucket-details). */
export function FileServer({ open }: Pick<Page, 'open'>) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const details = useQuery(getBucketDetails(product));
  const connection = useServerConnection({}, true);
  const { store } = connection.form;
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: remove } = useMutation(removeBucketDetails(product));
  useEffect(() => {
    /* No draft of it is kept on any device, which is said. */
    const section = { isUnsaved: () => store.dirty, isRefused: () => false };
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
      /* That none is saved any more is told by an error, which leaves the old answer standing. */
      await queryClient.resetQueries({ queryKey: getBucketDetails(product).queryKey });
      toast.success(message);
    } catch (error) {
      /* The dialog stays open and shows the words. */
      throw new Error(failureWords(intl, error), { cause: error });
    }
  };
  /* That none is saved is an answer, and no failure. */
  const isFailed = details.error && !(isNone(details.error) || details.data);
  return (
    <Card id="file-server">
      <Stack gap={4}>
        {isFailed && <FailureBanner query={details} title={intl.formatMessage(messages.serverFailed)} />}
        <OwnServer
          columns={2}
          connection={connection}
          editActions={
            <Button onClick={() => void save()} pending={isSaving}>
              {intl.formatMessage(messages.saveServer)}
            </Button>
          }
          savedActions={
            <Button emphasis="quiet" onClick={() => setAsking(true)}>
              {intl.formatMessage(messages.leaveServer)}
            </Button>
          }
        />
      </Stack>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.leaveServer)}
            onConfirm={leave}
            onOpenChange={setAsking}
            open
            title={intl.formatMessage(messages.leaveServerTitle)}
          >
            {intl.formatMessage(messages.leaveServerHelp)}
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}

const isNone = (error: unknown) => error instanceof ApiError && error.kind === 'not-found';
