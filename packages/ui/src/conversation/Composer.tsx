import type { FormEvent, FormHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import { isComposing } from '../composing/index.ts';
import { Send } from '../icons/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { useStrings } from '../provider/index.ts';
import { apple } from '../shortcut-hint/pressed.ts';
import { TextArea } from '../text-area/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Composer.css.ts';
import { strings } from './strings.ts';

export interface ComposerProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'children' | 'onChange' | 'onSubmit'> {
  /** The draft. The caller keeps it, so that it is there again after the screen was left. */
  value: string;
  onChange: (value: string) => void;
  /** Sends it, without spaces around it. The caller empties the draft when the message stands in the conversation. */
  onSend: (text: string) => void;
  /** What is written. By default "Message". */
  label?: string | undefined;
  /** Characters a message may have: counted aloud when the end is near. */
  maxLength?: number | undefined;
  /** Something goes with it that may be sent without words: a document. */
  sendable?: boolean | undefined;
  /** What is attached, and the button that attaches. */
  attach?: ReactNode;
  /** Why nothing can be written, in a sentence: shown in place of the hint. The draft is kept. */
  disabledReason?: string | undefined;
  /** On its way: it cannot be sent twice. */
  pending?: boolean | undefined;
  /** What went wrong and what to do. */
  error?: string | undefined;
  /** How its button looks: `secondary` where something else on the screen is the next step. Default `primary`. */
  emphasis?: 'primary' | 'secondary' | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * Writes a message. Enter makes a line; Control or Command and Enter sends, also on a phone's keyboard the button does.
 * Not for a value among others: use TextArea in a Form.
 */
export function Composer({
  value,
  onChange,
  onSend,
  label,
  maxLength,
  sendable = false,
  attach,
  disabledReason,
  pending,
  error,
  emphasis = 'primary',
  ...rest
}: ComposerProps) {
  const string = useStrings(strings);
  const text = value.trim();
  const fits = maxLength === undefined || [...text].length <= maxLength;
  const ready = (text !== '' || sendable) && fits && !pending && disabledReason === undefined;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (ready) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition chooses a word.
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (event.ctrlKey || event.metaKey) send(event);
  };
  return (
    <form {...rest} noValidate className={css.composer} onSubmit={send}>
      <TextArea
        required
        aria-keyshortcuts="Control+Enter Meta+Enter"
        disabled={disabledReason !== undefined}
        error={error}
        label={label ?? string('message')}
        maxLength={maxLength}
        name="message"
        rows={2}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      <div className={css.bar}>
        {attach}
        {disabledReason === undefined ? (
          <span className={cx(css.hint, css.keys)}>
            {string('hint', { keys: apple ? '⌘ + Enter' : 'Ctrl + Enter' })}
          </span>
        ) : (
          <span className={css.hint}>
            <InlineMessage tone="info">{disabledReason}</InlineMessage>
          </span>
        )}
        <Button aria-disabled={!ready || undefined} emphasis={emphasis} icon={Send} pending={pending} type="submit">
          {string('send')}
        </Button>
      </div>
    </form>
  );
}
