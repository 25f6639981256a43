import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { draftMessages as messages } from './drafts.messages.ts';

export interface DraftNoticeProps {
  /** The result of `useFormDraft`. */
  draft: {
    /** When the restored draft was written, ms since 1970; null if none was restored. */
    restoredFrom: number | null;
    discard(): void | Promise<void>;
    dismiss(): void;
    /** When the newest draft left by a closed tab was written; null if there is none. */
    otherFrom?: number | null;
    showOther?(): void | Promise<void>;
  };
  /** More text for the notice. */
  children?: ReactNode;
}

/** Shown above a form restored from a draft, with a button to start over; also offers another draft if there is one. */
export function DraftNotice({ draft, children }: DraftNoticeProps) {
  const intl = useIntl();
  const { restoredFrom, discard, dismiss, otherFrom = null, showOther } = draft;
  return (
    <>
      {restoredFrom !== null && (
        <Banner
          action={
            <Button onClick={() => void discard()} size="small">
              {intl.formatMessage(messages.discard)}
            </Button>
          }
          onDismiss={dismiss}
          tone="info"
        >
          {intl.formatMessage(messages.restored, { time: timeOf(restoredFrom) })}
          {children}
        </Banner>
      )}
      {otherFrom !== null && showOther && (
        <Banner
          action={
            <Button onClick={() => void showOther()} size="small">
              {intl.formatMessage(messages.showOther)}
            </Button>
          }
          tone="info"
        >
          {intl.formatMessage(messages.other, { time: timeOf(otherFrom) })}
        </Banner>
      )}
    </>
  );
}

const timeOf = (at: number) => <DateTime key="time" relative value={new Date(at).toISOString()} />;
