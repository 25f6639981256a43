import { type Import, undoImport } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Undo2 } from '@smart-art/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { runMessages as messages } from './run.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** Undoes an import after confirmation. */
export function Undo({ record }: { record: Import }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(undoImport(product));
  const undo = async () => {
    try {
      await mutateAsync(record.id);
    } catch (error) {
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };
  if (record.imported === 0) return null;
  return (
    <>
      <Button icon={Undo2} onClick={() => setConfirming(true)}>
        {intl.formatMessage(messages.undo)}
      </Button>
      {confirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.undoConfirm)}
            onConfirm={undo}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.undoTitle, { count: record.imported })}
            tone="danger"
          >
            {intl.formatMessage(messages.undoHelp)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
