import type { BulkResult } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { AlertDialog } from '@smart-art/ui/dialog';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../../frame/failure-message.ts';
import { hrefOfUse } from '../../view-art/use-href.ts';
import type { BulkAction } from './batches.ts';
import { manyMessages as messages } from './many.messages.ts';
import type { ManyDialogProps } from './PriceDialog.tsx';
import { useBulkAction } from './useBulkAction.ts';
import { usePreview } from './usePreview.ts';

const bulkAction: BulkAction = { action: 'delete' };

/** The dialog names this many works that cannot be deleted; the report names all of them. */
const NAMED = 20;

/** Confirms deleting many works, and says which cannot be deleted, and why. */
export function DeleteDialog({ ids, onClose }: ManyDialogProps) {
  const intl = useIntl();
  const perform = useBulkAction();
  const { results, pending, failure, again } = usePreview(bulkAction, ids);
  const deletable = results.filter(({ ok }) => ok);
  const failed = results.filter(({ ok }) => !ok);
  const isReady = !pending && failure === undefined && results.length > 0;
  const remove = () => {
    onClose();
    void perform(
      bulkAction,
      deletable.map(({ id, version }) => ({ id, version })),
      failed,
    );
  };
  return (
    <AlertDialog
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          {(!isReady || deletable.length > 0) && (
            <Button emphasis="primary" onClick={isReady ? remove : undefined} pending={pending} tone="danger">
              {intl.formatMessage(messages.deleteConfirm, { count: isReady ? deletable.length : ids.length })}
            </Button>
          )}
        </>
      }
      message={<Text>{intl.formatMessage(messages.deleteHelp)}</Text>}
      onOpenChange={onClose}
      open
      size="medium"
      title={intl.formatMessage(messages.deleteTitle, { count: ids.length })}
    >
      {failure !== undefined && (
        <Banner
          action={
            <Button onClick={again} size="small">
              {intl.formatMessage(messages.again)}
            </Button>
          }
          live="assertive"
          title={intl.formatMessage(messages.previewFailed)}
          tone="danger"
        >
          {failureMessage(intl, failure)}
        </Banner>
      )}
      {failed.length > 0 && (
        <>
          <Text role="status">{intl.formatMessage(messages.cannotDelete, { count: failed.length })}</Text>
          <Stack as="ul" gap={3}>
            {failed.slice(0, NAMED).map((result) => (
              <NotDeletable key={result.id} result={result} />
            ))}
          </Stack>
        </>
      )}
    </AlertDialog>
  );
}

/** A work that cannot be deleted, the reason, and a link to the record that uses it. */
function NotDeletable({ result: { id, title, message, uses } }: { result: BulkResult }) {
  const intl = useIntl();
  return (
    <Stack as="li" gap={1}>
      <Link href={`/view-art/${id}`}>{title}</Link>
      <Muted>{message}</Muted>
      {uses.map((use) => {
        const href = hrefOfUse(use);
        if (!href) return null;
        const { number, title: name } = use;
        const text = number ? intl.formatMessage(messages.usedIn, { number, title: name }) : name;
        return (
          <Text key={use.id}>
            <Link href={href}>{text}</Link>
          </Text>
        );
      })}
    </Stack>
  );
}
