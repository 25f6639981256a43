import { agreementSubscriptionData } from '@smart-art/api-client/queries';
import { ConfirmDialog } from '@smart-art/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { agreementMessages as messages } from '../frame/agreement.messages.ts';
import { type AddingObstacle, agreementNotice } from '../frame/agreement.ts';
import { toolsMessageFiles } from '../frame/tools-message-files.ts';
import { useServices } from '../services/services.ts';

export interface AddingBlockedProps {
  /** Email of the signed-in seller. */
  email: string;
  obstacle: AddingObstacle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains why no work can be added, with a link to the solution. */
export function AddingBlocked(props: AddingBlockedProps) {
  return (
    <Suspense>
      <BlockedDialog {...props} />
    </Suspense>
  );
}

function BlockedDialog({ email, obstacle, open, onOpenChange }: AddingBlockedProps) {
  const { language, clients } = useServices();
  use(language.loadMessages(toolsMessageFiles));
  const intl = useIntl();
  const navigate = useNavigate();
  const { data: agreement } = useQuery(agreementSubscriptionData(clients.product, email));
  const notice = agreement && agreementNotice(agreement);
  const isFull = obstacle === 'quota';
  const way = isFull ? messages.larger : notice?.isTransferAwaited ? messages.showTransfer : messages.renew;
  return (
    <ConfirmDialog
      confirmLabel={intl.formatMessage(way)}
      onConfirm={() => void navigate((!isFull && notice?.path) || '/payment-renew')}
      onOpenChange={onOpenChange}
      open={open}
      title={intl.formatMessage(messages.blockedTitle)}
    >
      {intl.formatMessage(isFull ? messages.full : messages.blocked)}
    </ConfirmDialog>
  );
}
