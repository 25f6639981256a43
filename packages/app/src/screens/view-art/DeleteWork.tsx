import { deleteProduct, getProduct, type Product } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Trash2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

const loadDialog = () => import('@smart-art/ui/dialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** Deleting asks first, then leads back to the library. */
export function DeleteWork({ work }: { work: Product }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(deleteProduct(clients.product));

  const remove = async () => {
    let message: string;
    try {
      ({ message } = await mutateAsync({ id: work.id }));
    } catch (error) {
      /* The dialog stays open and shows the words. */
      throw new Error(failureWords(intl, error), { cause: error });
    }
    await navigate('/art-library', { replace: true });
    queryClient.removeQueries(getProduct(clients.product, work.id));
    toast.success(message);
  };

  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)} onPointerEnter={() => void loadDialog().catch(() => {})}>
        {intl.formatMessage(messages.delete)}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.deleteConfirm)}
            onConfirm={remove}
            onOpenChange={setAsking}
            open
            title={intl.formatMessage(messages.deleteTitle, { title: work.title })}
            tone="danger"
          >
            {intl.formatMessage(messages.deleteHelp)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
