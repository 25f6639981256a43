import type { ReactNode } from 'react';
import { InlineMessage } from '../inline-message/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './SaveBar.css.ts';
import { strings } from './strings.ts';

interface SaveBarStatusProps {
  changes: number | undefined;
  failed: boolean;
  error: string | undefined;
  saved: boolean;
  note: ReactNode;
}

/** The state of saving as text. */
export function SaveBarStatus({ changes, failed, error, saved, note }: SaveBarStatusProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  if (failed) {
    return (
      <>
        <InlineMessage live="assertive" tone="danger">
          {error ?? string('failed')}
        </InlineMessage>
        {/* After a failure, also say that the draft is safe. */}
        {note}
      </>
    );
  }
  if (saved) return <InlineMessage tone="success">{string('saved')}</InlineMessage>;
  if (note !== undefined) return note;
  const count = new Intl.NumberFormat(locale).format(changes ?? 0);
  const key = changes === undefined || changes < 1 ? 'dirty' : changes === 1 ? 'one' : 'other';
  return <span className={css.state}>{string(key, { count })}</span>;
}
