import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { isComposing } from '@smart-art/ui/composing';
import { Dialog } from '@smart-art/ui/dialog';
import { Stack } from '@smart-art/ui/stack';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Deed } from './batches.ts';
import { manyMessages as messages } from './many.messages.ts';
import { countsOf, PreviewTable, type Told } from './PreviewTable.tsx';
import { useMany } from './useMany.ts';
import { usePreview } from './usePreview.ts';

export interface ChangeDialogProps {
  ids: readonly string[];
  /** null while the answers do not say what to do. */
  deed: Deed | null;
  title: string;
  /** Of the button, for so many works. */
  confirm: (count: number) => string;
  told: Told;
  /** Pressed while there is no deed: what is missing is said, and gets the focus. */
  onIncomplete: () => void;
  onClose: () => void;
  /** The questions. */
  children: ReactNode;
}

/** Asks how many works are to be changed, and shows what would come of it before anything is done. */
export function ChangeDialog({ ids, deed, title, confirm, told, onIncomplete, onClose, children }: ChangeDialogProps) {
  const intl = useIntl();
  const form = useId();
  const perform = useMany();
  const preview = usePreview(deed, ids);
  const [isNothing, setNothing] = useState<Deed | null>(null);
  const { changing, refused } = countsOf(preview.results);
  const waiting = deed !== null && preview.pending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!deed) return onIncomplete();
    if (waiting || preview.failure !== undefined) return;
    if (changing.length === 0) return setNothing(deed);
    onClose();
    /* As they were in the preview: what has changed since is not overwritten. */
    void perform(
      deed,
      changing.map(({ id, version }) => ({ id, version })),
      refused,
    );
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button emphasis="primary" form={form} pending={waiting} type="submit">
            {confirm(deed && !waiting ? changing.length : ids.length)}
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
          {isNothing && isNothing === deed && (
            <Banner live="assertive" tone="warning">
              {intl.formatMessage(messages.nothing)}
            </Banner>
          )}
          {deed && <PreviewTable preview={preview} told={told} />}
        </Stack>
      </form>
    </Dialog>
  );
}
