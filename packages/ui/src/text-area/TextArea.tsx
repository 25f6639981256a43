import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { Counter, counts } from '../field/Counter.tsx';
import * as control from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';
import { cx } from '../theme/cx.ts';
import * as css from './TextArea.css.ts';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Rows when empty. It grows with its text, up to about half the window. */
  rows?: number | undefined;
  /** Remaining characters are announced near the limit; input is never cut. Taken from the form's bounds if omitted. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Text of several lines. Not for one line (a title, a name): use TextField, where Enter submits the form. */
export function TextArea({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  rows = 4,
  maxLength,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const constraint = useConstraint(name);
  const limit = maxLength ?? constraint?.maxLength;
  const counted = counts(value, limit);
  return (
    <Field
      id={rest.id}
      aside={counted && <Counter id={counterId} limit={limit} value={value} />}
      describedBy={counted ? counterId : undefined}
      description={description}
      disabled={disabled}
      error={error}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <div className={control.box}>
          <textarea
            {...rest}
            {...field}
            className={cx(control.input, css.area)}
            onChange={(event) => onChange(event.target.value)}
            rows={rows}
            value={value}
          />
        </div>
      )}
    </Field>
  );
}
