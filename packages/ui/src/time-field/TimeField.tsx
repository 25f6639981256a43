import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { cx } from '../theme/cx.ts';
import { strings } from './strings.ts';
import type { Time } from './time.ts';
import { useTimeText } from './useTimeText.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'min'
  | 'max'
  | 'step'
  | 'children'
>;

export interface TimeFieldProps extends FieldProps, Native {
  /** `09:30`, 24 hours; null (or an empty string) for none. */
  value: Time | '' | null;
  onChange: (value: Time | null) => void;
  /** Earliest time: `09:00`. */
  min?: Time | undefined;
  /** Latest time: `18:00`. */
  max?: Time | undefined;
  /** Step of Arrow Up and Arrow Down in minutes; default 5. Any minute can be typed. */
  step?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A time of day, typed freely ("9:30", "9 pm", 「午後3時半」) and formatted in 24 hours on blur. Not for a date with a time:
 * use DatePicker with `withTime`. Not for a duration: use NumberField.
 */
export function TimeField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  min,
  max,
  step,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: TimeFieldProps) {
  const string = useStrings(strings);
  const formatId = useId();
  const typed = useTimeText({ label, value: value || null, onChange, min, max, step, readOnly });
  return (
    <Field
      id={rest.id}
      description={description}
      disabled={disabled}
      error={error ?? typed.error}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <>
          <InputBox
            autoComplete="off"
            {...typed.input}
            {...rest}
            {...field}
            aria-describedby={cx(field['aria-describedby'], formatId)}
            figures
            onBlur={(event) => {
              onBlur?.(event);
              typed.input.onBlur();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) typed.input.onKeyDown(event);
            }}
            ref={refs(typed.inputRef, ref)}
            type="text"
          />
          {/* The placeholder disappears with the first key; screen readers keep the format. */}
          <span hidden id={formatId}>
            {string('format')}
          </span>
        </>
      )}
    </Field>
  );
}
