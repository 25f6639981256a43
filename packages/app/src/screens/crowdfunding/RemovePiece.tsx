import { ApiError } from '@smart-art/api-client';
import {
  type CrowdfundingRequest,
  getCrowdfundingRequest,
  removeCrowdfundingPiece,
} from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import type { ListedPiece } from '../../pieces/columns.tsx';
import { useServices } from '../../services/services.ts';
import { removePieceMessages as messages } from './request.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** Pieces can be removed until the request is decided, but never the last one. */
export const mayRemovePiece = ({ available_actions: actions }: CrowdfundingRequest): boolean =>
  actions.some(({ action, available }) => action === 'remove_piece' && available);

/** Removes a piece from a request after confirmation; its work stays in the library. */
export function RemovePiece({ request, piece }: { request: CrowdfundingRequest; piece: ListedPiece }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(removeCrowdfundingPiece(clients.product));
  const { title } = piece;
  const takeOut = async () => {
    try {
      await mutateAsync({ id: piece.id, version: request.version });
    } catch (error) {
      const isStale = error instanceof ApiError && error.kind === 'stale';
      /* The request has changed elsewhere: refetch it. */
      if (isStale || (error instanceof ApiError && error.kind === 'conflict'))
        await queryClient.invalidateQueries(getCrowdfundingRequest(clients.product, request.id));
      /* The dialog stays open and shows the message. */
      throw new Error(isStale ? intl.formatMessage(messages.stale) : failureMessage(intl, error), { cause: error });
    }
  };
  return (
    <>
      <Button
        aria-label={intl.formatMessage(messages.takeOutOf, { title })}
        onClick={() => setConfirming(true)}
        size="small"
      >
        {intl.formatMessage(messages.takeOut)}
      </Button>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.takeOut)}
            onConfirm={takeOut}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.title, { title })}
            tone="danger"
          >
            {intl.formatMessage(messages.meaning)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
