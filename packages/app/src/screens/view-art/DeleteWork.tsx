import { ApiError } from '@smart-art/api-client';
import { deleteProduct, getProduct, type ProductDetails } from '@smart-art/api-client/queries';
import { formatDate } from '@smart-art/ui/date-time';
import { Trash2 } from '@smart-art/ui/icons';
import { Text } from '@smart-art/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useServices } from '../../services/services.ts';
import { useUndoDelete } from '../../works/useUndoDelete.ts';
import { mayBe } from './actions.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

const loadDialog = () => import('@smart-art/ui/dialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));
const UsedDialog = lazy(async () => ({ default: (await import('./UsedDialog.tsx')).UsedDialog }));

/**
 * Deletes a work after confirmation, returns to the library and offers to undo it. If the work cannot be deleted, it
 * says why and links to what uses it.
 */
export function DeleteWork({ work }: { work: ProductDetails }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(deleteProduct(clients.product));
  const offerUndo = useUndoDelete();
  const details = getProduct(clients.product, work.id);
  const isUsed = work.uses.some((use) => use.prevents_deletion);
  /* Uses are listed in a dialog with links; a commitment only has a date. */
  const until = isUsed || mayBe(work, 'delete') ? null : work.committed_until;

  const remove = async () => {
    try {
      await mutateAsync({ id: work.id, version: work.version });
    } catch (error) {
      const isStale = error instanceof ApiError && error.kind === 'stale';
      /* The work has changed or is used now: refetch so that page and dialog show the current state. */
      if (isStale || (error instanceof ApiError && error.kind === 'conflict')) {
        await queryClient.invalidateQueries({ queryKey: details.queryKey });
      }
      /* The dialog stays open and shows the message. */
      throw new Error(isStale ? intl.formatMessage(messages.deleteStale) : failureMessage(intl, error), {
        cause: error,
      });
    }
    await navigate(`/art-library${search}`, { replace: true });
    queryClient.removeQueries(details);
    offerUndo(work);
  };

  return (
    <>
      <ReasonedButton
        icon={Trash2}
        onClick={() => setConfirming(true)}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        reason={until ? intl.formatMessage(messages.committed, { date: formatDate(new Date(until), intl) }) : undefined}
      >
        {intl.formatMessage(messages.delete)}
      </ReasonedButton>
      {confirming && (
        <Suspense>
          {isUsed ? (
            <UsedDialog onOpenChange={setConfirming} work={work} />
          ) : (
            <ConfirmDialog
              confirmLabel={intl.formatMessage(messages.deleteConfirm)}
              onConfirm={remove}
              onOpenChange={setConfirming}
              open
              title={intl.formatMessage(messages.deleteTitle, { title: work.title })}
              tone="danger"
            >
              <Text>{intl.formatMessage(messages.deleteHelp)}</Text>
            </ConfirmDialog>
          )}
        </Suspense>
      )}
    </>
  );
}
