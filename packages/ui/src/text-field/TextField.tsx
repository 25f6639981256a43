import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Counter, counts } from '../field/Counter.tsx';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'children'
>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Kind of text: decides the phone keyboard and the error messages. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** Remaining characters are announced near the limit; input is never cut. Taken from the form's bounds if omitted. */
  maxLength?: number | undefined;
  /** A short symbol before the input. */
  prefix?: ReactNode | undefined;
  /** A short symbol or unit after the input. */
  suffix?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text. Not for several lines: use TextArea. Not for numbers: use NumberField or MoneyField. Not for
 * choosing from a short known list: use Select or SegmentedControl.
 */
export function TextField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  type = 'text',
  maxLength,
  prefix,
  suffix,
  ...rest
}: TextFieldProps) {
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
      kind={type === 'email' || type === 'url' ? type : 'text'}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <InputBox {...rest} {...field} onType={onChange} prefix={prefix} suffix={suffix} type={type} value={value} />
      )}
    </Field>
  );
}
