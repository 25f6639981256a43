import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { isComposing } from '@smart-art/ui/composing';
import { Dialog } from '@smart-art/ui/dialog';
import { Stack } from '@smart-art/ui/stack';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BulkAction } from './batches.ts';
import { manyMessages as messages } from './many.messages.ts';
import { countsOf, type DescribeState, PreviewTable } from './PreviewTable.tsx';
import { useBulkAction } from './useBulkAction.ts';
import { usePreview } from './usePreview.ts';

export interface ChangeDialogProps {
  ids: readonly string[];
  /** null while the answers are incomplete. */
  bulkAction: BulkAction | null;
  title: string;
  /** Label of the confirm button for that many works. */
  confirm: (count: number) => string;
  describe: DescribeState;
  /** Called when the user confirms an incomplete bulk action: names what is missing and focuses it. */
  onIncomplete: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks what to change in the selected works, and previews the result before anything is changed. */
export function ChangeDialog({
  ids,
  bulkAction,
  title,
  confirm,
  describe,
  onIncomplete,
  onClose,
  children,
}: ChangeDialogProps) {
  const intl = useIntl();
  const form = useId();
  const perform = useBulkAction();
  const preview = usePreview(bulkAction, ids);
  const [isNothing, setNothing] = useState<BulkAction | null>(null);
  const { changing, failed } = countsOf(preview.results);
  const waiting = bulkAction !== null && preview.pending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!bulkAction) return onIncomplete();
    if (waiting || preview.failure !== undefined) return;
    if (changing.length === 0) return setNothing(bulkAction);
    onClose();
    /* The versions from the preview: a work that has changed since is not overwritten. */
    void perform(
      bulkAction,
      changing.map(({ id, version }) => ({ id, version })),
      failed,
    );
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button emphasis="primary" form={form} pending={waiting} type="submit">
            {confirm(bulkAction && !waiting ? changing.length : ids.length)}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="large"
      title={title}
    >
      <form
        id={form}
        noValidate
        onKeyDown={(event) => {
          if (isComposing(event) && event.key === 'Enter') event.preventDefault();
        }}
        onSubmit={submit}
      >
        <Stack gap={5}>
          {children}
          {isNothing && isNothing === bulkAction && (
            <Banner live="assertive" tone="warning">
              {intl.formatMessage(messages.nothing)}
            </Banner>
          )}
          {bulkAction && <PreviewTable preview={preview} describe={describe} />}
        </Stack>
      </form>
    </Dialog>
  );
}
