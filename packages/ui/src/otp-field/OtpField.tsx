import { type CSSProperties, type InputHTMLAttributes, type ReactNode, type Ref, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/index.ts';
import { useStrings } from '../provider/index.ts';
import { readDigits } from './digits.ts';
import * as css from './OtpField.css.ts';
import { strings } from './strings.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'prefix'
  | 'maxLength'
  | 'children'
>;

export interface OtpFieldProps extends FieldProps, Native {
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once with the complete code, to submit it without a further press. */
  onComplete?: ((value: string) => void) | undefined;
  /** Number of digits. Default 6. */
  length?: number | undefined;
  /** Beside the label: the link that sends the code again, and when it is available. */
  aside?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Input for a one-time code. One real input, drawn as cells: handles pasted "123 456", full-width digits and a phone's
 * autofill from its message. Not for other numbers: use NumberField. Not for a permanent secret: use PasswordField.
 */
export function OtpField({ value, onChange, onComplete, length = 6, aside, ...props }: OtpFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, ...rest } = props;
  const string = useStrings(strings);
  /** The raw IME text: replacing it would restart the composition. */
  const [composed, setComposed] = useState<string | null>(null);
  const composing = useRef(false);
  /** The code last reported: not reported twice, unless another was pasted over it. */
  const reported = useRef(value.length === length ? value : '');

  const type = (text: string) => {
    const next = readDigits(text, length);
    setComposed(composing.current ? text : null);
    if (next !== value) onChange(next);
    if (composing.current) return;
    // When the caller empties the field, the same code may be reported again.
    const before = value.length < length ? '' : reported.current;
    reported.current = next.length === length ? next : '';
    if (reported.current !== '' && reported.current !== before) onComplete?.(next);
  };

  return (
    <Field
      id={rest.id}
      aside={aside}
      description={description ?? string('digits', { count: length })}
      disabled={disabled}
      error={error}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <div className={css.frame}>
          <div className={css.box} style={{ [css.length]: length } as CSSProperties}>
            <div aria-hidden="true" className={css.cells}>
              {Array.from({ length }, (_, index) => (
                <span
                  className={css.cell}
                  data-next={index === Math.min(value.length, length - 1) ? '' : undefined}
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the cell
                  key={index}
                />
              ))}
            </div>
            <input
              autoComplete="one-time-code"
              inputMode="numeric"
              pattern="\d*"
              spellCheck={false}
              {...rest}
              {...field}
              className={css.input}
              onChange={(event) => type(event.target.value)}
              onCompositionEnd={(event) => {
                composing.current = false;
                type(event.currentTarget.value);
              }}
              onCompositionStart={() => {
                composing.current = true;
              }}
              type="text"
              value={composed ?? value}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
