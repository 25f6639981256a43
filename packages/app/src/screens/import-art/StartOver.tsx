import { type Import, removeImport } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { importMessages as messages } from './import.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** Discards an import after confirmation; corrections made in it are lost. */
export function StartOver({ record }: { record: Import }) {
  const intl = useIntl();
  const { clients } = useServices();
  const [, setQuery] = useSearchParams();
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(removeImport(clients.product));
  const forget = async () => {
    try {
      const answer = await mutateAsync(record.id);
      setQuery({});
      if (answer) toast.success(answer.message);
    } catch (error) {
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };
  return (
    <>
      <Button emphasis="quiet" onClick={() => setConfirming(true)}>
        {intl.formatMessage(messages.startOver)}
      </Button>
      {confirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.startOverConfirm)}
            onConfirm={forget}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.startOverTitle)}
            tone="danger"
          >
            {intl.formatMessage(messages.startOverHelp, { file: record.file_name })}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
