import { type ProductDetails, restoreProduct } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import { RotateCcw, Trash2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { restoreMessages } from '../../works/restore.messages.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

/** A deleted work says so, by whom and when, and offers the way back. */
export function DeletedNotice({ work }: { work: ProductDetails }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { mutate, isPending, error } = useMutation({
    ...restoreProduct(clients.product),
    onSuccess: ({ message }) => toast.success(message),
  });
  const date = <DateTime key="date" value={work.deleted_at ?? ''} />;
  const name = work.deleted_by?.name;
  return (
    <>
      <Banner
        action={
          <Button
            icon={RotateCcw}
            onClick={() => mutate({ id: work.id, version: work.version })}
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
      {error && (
        <Banner live="assertive" title={intl.formatMessage(messages.restoreFailed)} tone="danger">
          {failureWords(intl, error)}
        </Banner>
      )}
    </>
  );
}
