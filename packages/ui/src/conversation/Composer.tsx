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
  /** The draft. The caller stores it, so that it survives leaving the screen. */
  value: string;
  onChange: (value: string) => void;
  /** Sends the trimmed text. The caller clears the draft once the message is in the conversation. */
  onSend: (text: string) => void;
  /** Label of the field, "Message" by default. */
  label?: string | undefined;
  /** Maximum number of characters; the count is announced near the limit. */
  maxLength?: number | undefined;
  /** True if it can be sent without text because something is attached. */
  sendable?: boolean | undefined;
  /** The attachments and the attach button. */
  attach?: ReactNode;
  /** Why writing is disabled, as a sentence, shown instead of the hint. The draft is kept. */
  disabledReason?: string | undefined;
  /** True while sending, to prevent duplicates. */
  pending?: boolean | undefined;
  /** What failed, and what to do. */
  error?: string | undefined;
  /** Emphasis of the send button: `secondary` if the screen has another main action. Default `primary`. */
  emphasis?: 'primary' | 'secondary' | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * Writes a message. Enter inserts a line break; Control or Command + Enter sends, as does the button. Not for a value
 * among others: use TextArea in a Form.
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
    // An Enter that ends a composition only commits the text.
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
