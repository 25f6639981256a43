import { createIntent, duplicateProduct, type ProductDetails } from '@smart-art/api-client/queries';
import { Award, Copy, Ellipsis, LockKeyhole, Tag } from '@smart-art/ui/icons';
import { MenuButton } from '@smart-art/ui/menu';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { mayBe } from './actions.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));
const AddingBlocked = lazy(async () => ({ default: (await import('../../works/AddingBlocked.tsx')).AddingBlocked }));

/** Less frequent actions on a work: documents to print, and duplicating it. */
export function MoreActions({ work }: { work: ProductDetails }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const email = useSeller()?.email ?? '';
  const [confirming, setConfirming] = useState(false);
  /* Without an active agreement it shows a lock, and explains why when pressed. */
  const isOpen = mayBe(work, 'duplicate');
  const { mutateAsync } = useMutation(duplicateProduct(clients.product));
  /* A retry after a lost response reuses the idempotency key; the next duplicate gets a new one. */
  const [keyOf] = useState(() => createIntent());
  const [round, setRound] = useState(0);

  const duplicate = async () => {
    try {
      const { data, message } = await mutateAsync({ id: work.id, idempotencyKey: keyOf({ id: work.id, round }) });
      setRound(round + 1);
      toast.success(message);
      await navigate(`/edit-art/${data.id}`);
    } catch (error) {
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };

  return (
    <>
      <MenuButton
        icon={Ellipsis}
        items={[
          {
            id: 'certificate',
            label: intl.formatMessage(messages.certificate),
            icon: Award,
            href: `/view-art/${work.id}/certificate`,
          },
          { id: 'label', label: intl.formatMessage(messages.label), icon: Tag, href: `/art-labels?ids=${work.id}` },
          {
            id: 'duplicate',
            label: intl.formatMessage(messages.duplicate),
            icon: isOpen ? Copy : LockKeyhole,
            ...(!isOpen && { description: intl.formatMessage(messages.duplicateLocked) }),
          },
        ]}
        label={intl.formatMessage(messages.more)}
        onAction={(action) => action === 'duplicate' && setConfirming(true)}
      />
      {confirming && !isOpen && (
        <Suspense>
          <AddingBlocked email={email} obstacle="agreement" onOpenChange={setConfirming} open />
        </Suspense>
      )}
      {confirming && isOpen && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.duplicateConfirm)}
            onConfirm={duplicate}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.duplicateTitle, { title: work.title })}
          >
            <Stack gap={3}>
              <Text>{intl.formatMessage(messages.duplicateHelp, { count: work.images.length })}</Text>
              <Text>{intl.formatMessage(messages.notDuplicated)}</Text>
            </Stack>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
