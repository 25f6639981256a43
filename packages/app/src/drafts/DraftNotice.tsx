import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { draftMessages as messages } from './drafts.messages.ts';

export interface DraftNoticeProps {
  /** As `useFormDraft` answers it. */
  draft: {
    /** When what was filled in had been written, ms since 1970; null where there is nothing to tell. */
    restoredFrom: number | null;
    discard(): void | Promise<void>;
    dismiss(): void;
    /** When another draft was written last, which a closed tab has left; null where there is none. */
    otherFrom?: number | null;
    showOther?(): void | Promise<void>;
  };
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** Above a form that was filled in from a draft: says so, and how to begin afresh; and where there is another draft. */
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
