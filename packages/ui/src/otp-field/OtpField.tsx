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
  /** Digits only, as many as there are so far. */
  value: string;
  onChange: (value: string) => void;
  /** Told the code, once, when its last digit is there: for sending it without a further press. */
  onComplete?: ((value: string) => void) | undefined;
  /** How many digits the code has. 6 when left out. */
  length?: number | undefined;
  /** Beside the label: sending the code again, and when that is possible. */
  aside?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A code of a few digits that was sent to a person. One real input, drawn as cells: pasting "123 456", full-width digits
 * and the code that a phone fills in from its message all arrive. Not for other figures: use NumberField. Not for a
 * secret that is kept: use PasswordField.
 */
export function OtpField({ value, onChange, onComplete, length = 6, aside, ...props }: OtpFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, ...rest } = props;
  const string = useStrings(strings);
  /** As the input method shows it: replaced in the middle, a composition would begin anew. */
  const [composed, setComposed] = useState<string | null>(null);
  const composing = useRef(false);
  /** The code that was told last: the same one is not told twice, another one pasted over it is. */
  const told = useRef(value.length === length ? value : '');

  const type = (text: string) => {
    const next = readDigits(text, length);
    setComposed(composing.current ? text : null);
    if (next !== value) onChange(next);
    if (composing.current) return;
    // A caller that has emptied the field asks anew, for the same code too.
    const before = value.length < length ? '' : told.current;
    told.current = next.length === length ? next : '';
    if (told.current !== '' && told.current !== before) onComplete?.(next);
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their place
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
