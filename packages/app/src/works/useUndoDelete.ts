import { ApiError, isTransient } from '@smart-art/api-client';
import { type Product, restoreProduct } from '@smart-art/api-client/queries';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureMessage } from '../frame/failure-message.ts';
import { useServices } from '../services/services.ts';
import { restoreMessages as messages } from './restore.messages.ts';

/** Id of the visible toast: the next deletion closes it, so that toasts do not pile up. */
let standing: number | undefined;

/** Shows a toast after a deletion, with an Undo button that restores the work and opens it. */
export function useUndoDelete() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const { mutateAsync } = useMutation(restoreProduct(clients.product));

  const undo = async (work: Pick<Product, 'id' | 'title'>) => {
    try {
      const { message } = await mutateAsync({ id: work.id });
      toast.success(message);
      await navigate(`/view-art/${work.id}`);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') return;
      const again = { label: intl.formatMessage(messages.undoAgain), onAction: () => void undo(work) };
      toast.warning(
        intl.formatMessage(messages.undoFailed, { title: work.title, reason: failureMessage(intl, error) }),
        isTransient(error) ? { action: again } : {},
      );
    }
  };

  return (work: Pick<Product, 'id' | 'title'>) => {
    if (standing !== undefined) toast.close(standing);
    standing = toast.success(intl.formatMessage(messages.deleted, { title: work.title }), {
      action: { label: intl.formatMessage(messages.undo), onAction: () => void undo(work) },
    });
  };
}
