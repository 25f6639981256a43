import { deleteReferral, type Referral } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Trash2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { referralsMessages as messages } from './referrals.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** Deletes an invitation after confirmation; the link of an open one stops working. */
export function DeleteReferral({ referral: { id, name, status } }: { referral: Referral }) {
  const intl = useIntl();
  const { clients } = useServices();
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(deleteReferral(clients.product));
  const remove = async () => {
    try {
      toast.success((await mutateAsync(id)).message);
    } catch (error) {
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };
  return (
    <>
      <Button icon={Trash2} onClick={() => setConfirming(true)}>
        {intl.formatMessage(messages.delete)}
      </Button>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.delete)}
            onConfirm={remove}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.deleteTitle, { name })}
            tone="danger"
          >
            {intl.formatMessage(status === 'invited' ? messages.deleteOpen : messages.deleteClosed)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
