import { type InputHTMLAttributes, type Ref, useState } from 'react';
import * as control from '../field/control.css.ts';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { Eye, EyeOff } from '../icons/index.ts';
import { useString } from '../provider/index.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
>;

export interface PasswordFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Tells a password manager whether to fill in or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A password, hidden until its reveal button is pressed. Pasting is allowed. Not for a new one, which has rules to
 * meet: use NewPasswordField. Not for other secrets that a password manager should not keep (an API key): use
 * TextField.
 */
export function PasswordField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const string = useString();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      id={rest.id}
      description={description}
      disabled={disabled}
      error={error}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <InputBox
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...field}
          end={
            <button
              aria-controls={field.id}
              aria-label={string(shown ? 'passwordField.hide' : 'passwordField.show')}
              className={control.boxButton}
              disabled={disabled}
              onClick={() => setShown(!shown)}
              type="button"
            >
              <Icon aria-hidden="true" size={18} />
            </button>
          }
          onType={onChange}
          type={shown ? 'text' : 'password'}
          value={value}
        />
      )}
    </Field>
  );
}
