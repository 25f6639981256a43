import { type ProductDetails, restoreProduct } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import { LockKeyhole, RotateCcw, Trash2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { restoreMessages } from '../../works/restore.messages.ts';
import { mayBe } from './actions.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

const AddingBlocked = lazy(async () => ({ default: (await import('../../works/AddingBlocked.tsx')).AddingBlocked }));

/** A notice on a deleted work: by whom and when, and a restore button or the reason against it. */
export function DeletedNotice({ work }: { work: ProductDetails }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { mutate, isPending, error } = useMutation({
    ...restoreProduct(clients.product),
    onSuccess: ({ message }) => toast.success(message),
  });
  const email = useSeller()?.email ?? '';
  const [isBlocked, setIsBlocked] = useState(false);
  const isOpen = mayBe(work, 'restore');
  const date = <DateTime key="date" value={work.deleted_at ?? ''} />;
  const name = work.deleted_by?.name;
  return (
    <>
      <Banner
        action={
          <Button
            icon={isOpen ? RotateCcw : LockKeyhole}
            onClick={() => (isOpen ? mutate({ id: work.id, version: work.version }) : setIsBlocked(true))}
            pending={isPending}
            size="small"
          >
            {intl.formatMessage(restoreMessages.restore)}
          </Button>
        }
        icon={Trash2}
        title={intl.formatMessage(messages.deletedTitle)}
        tone="warning"
      >
        {name
          ? intl.formatMessage(messages.deletedBy, { date, name })
          : intl.formatMessage(messages.deletedOn, { date })}
      </Banner>
      {isBlocked && (
        <Suspense>
          <AddingBlocked email={email} obstacle="agreement" onOpenChange={setIsBlocked} open />
        </Suspense>
      )}
      {error && (
        <Banner live="assertive" title={intl.formatMessage(messages.restoreFailed)} tone="danger">
          {failureMessage(intl, error)}
        </Banner>
      )}
    </>
  );
}
