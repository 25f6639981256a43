import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import { strings as dayStrings } from '../date-field/strings.ts';
import * as control from '../field/control.css.ts';
import type { TypedText } from '../field/useTypedText.ts';
import { CalendarDays } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { cx } from '../theme/cx.ts';
import * as css from './DatePicker.css.ts';
import { strings } from './strings.ts';
import type { LazyPopup } from './useLazyPopup.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'value' | 'onChange'>;

interface DayInputProps extends Native {
  /** Name of the calendar button. */
  label: string;
  typed: TypedText;
  popup: Pick<LazyPopup<never>, 'open' | 'show' | 'press' | 'intent'>;
  popupId: string;
  boxRef?: Ref<HTMLDivElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A date input with its calendar button: a combobox that opens a dialog (ARIA Authoring Practices). */
export function DayInput({
  label,
  typed,
  popup,
  popupId,
  boxRef,
  ref,
  onBlur,
  onFocus,
  onKeyDown,
  disabled,
  readOnly,
  ...rest
}: DayInputProps) {
  const string = useStrings(strings);
  const order = useStrings(dayStrings);
  const formatId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowDown' && !readOnly && !isComposing(event)) {
      event.preventDefault();
      typed.input.onBlur();
      popup.show();
    } else typed.input.onKeyDown(event);
  };
  return (
    <div className={control.box} ref={boxRef}>
      <input
        autoComplete="off"
        placeholder={order('order')}
        {...rest}
        aria-autocomplete="none"
        aria-describedby={cx(rest['aria-describedby'], formatId)}
        aria-controls={popup.open ? popupId : undefined}
        aria-expanded={popup.open}
        aria-haspopup="dialog"
        className={cx(control.input, css.day)}
        disabled={disabled}
        onBlur={(event) => {
          onBlur?.(event);
          typed.input.onBlur();
        }}
        onChange={(event) => typed.input.onType(event.target.value)}
        onFocus={(event) => {
          onFocus?.(event);
          popup.intent();
        }}
        onKeyDown={onKey}
        readOnly={readOnly}
        ref={refs(typed.input.ref, ref)}
        role="combobox"
        type="text"
        value={typed.input.value}
      />
      {/* The placeholder disappears on typing; screen readers keep this description. */}
      <span hidden id={formatId}>
        {order('format')}
      </span>
      {!readOnly && (
        <button
          // Not a tab stop: Arrow Down in the field does the same.
          aria-label={string('open', { label })}
          className={control.boxButton}
          disabled={disabled}
          onClick={(event) => {
            // Safari does not focus a pressed button. Focus it, so that the focus returns here and not to the input,
            // which would open the on-screen keyboard.
            button.current?.focus();
            popup.press.onClick(event);
          }}
          onPointerDown={popup.press.onPointerDown}
          onPointerEnter={popup.intent}
          ref={button}
          tabIndex={-1}
          type="button"
        >
          <CalendarDays aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  );
}
