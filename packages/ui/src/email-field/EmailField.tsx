import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { FieldNote } from '../field/FieldNote.tsx';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { useFormGeneration } from '../form/FormContext.ts';
import { useObjection } from '../objection/index.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import * as css from './EmailField.css.ts';
import { isEmail, readEmail } from './email.ts';
import { strings } from './strings.ts';
import { suggestEmail } from './suggest.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'children'
>;

export interface EmailFieldProps extends FieldProps, Native {
  value: string;
  /** Called with the normalised address: trimmed, full-width characters converted. */
  onChange: (value: string) => void;
  /** Autofill hint. `email` when left out; `off` for another person's address. */
  autoComplete?: 'email' | 'username' | 'off' | undefined;
  /**
   * Error message for an invalid address, if a document prescribes it; the field's own specific messages when left out.
   */
  invalidMessage?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One email address. Accepts pasted forms (full-width ＠, `mailto:`, a display name), says what is missing on blur, and
 * suggests a fix for likely typos (gmial.com) without blocking. Not for the sign-in page, whose address is known
 * already: a TextField of type `email` is lighter.
 */
export function EmailField({ value, onChange, onBlur, invalidMessage, ref, ...props }: EmailFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, ...rest } = props;
  const string = useStrings(strings);
  const generation = useFormGeneration();
  /** The raw text, until blur. */
  const [draft, setDraft] = useState<{ text: string; generation: number } | null>(null);
  const live = draft && draft.generation === generation && readEmail(draft.text) === value ? draft : null;
  const problem = problemOf(readEmail(value));
  const { left, onTyped, inputRef, ...objection } = useObjection(problem && (invalidMessage ?? string(problem)));
  const suggestion = left && !disabled && !readOnly ? suggestEmail(value) : undefined;
  const [before, after] = string('suggestion').split('{email}');

  return (
    <Field
      id={rest.id}
      description={description}
      disabled={disabled}
      error={error ?? objection.error}
      kind="email"
      label={label}
      name={name}
      note={
        <FieldNote>
          {suggestion && (
            <>
              {before}
              <button
                aria-label={string('use', { email: suggestion })}
                className={css.use}
                onClick={() => {
                  setDraft(null);
                  onChange(suggestion);
                  inputRef.current?.focus();
                }}
                type="button"
              >
                {suggestion}
              </button>
              {after}
            </>
          )}
        </FieldNote>
      }
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <InputBox
          autoCapitalize="none"
          autoComplete="email"
          autoCorrect="off"
          inputMode="email"
          spellCheck={false}
          {...rest}
          {...field}
          onBlur={(event) => {
            onBlur?.(event);
            setDraft(null);
            objection.onBlur();
          }}
          onType={(text) => {
            onTyped();
            setDraft({ text, generation });
            onChange(readEmail(text));
          }}
          ref={refs(inputRef, ref)}
          // Not `email`: browsers would trim spaces while typing and turn Japanese domains into xn--….
          type="text"
          value={live ? live.text : value}
        />
      )}
    </Field>
  );
}

/** What is missing, if it can be determined. */
function problemOf(value: string): 'noAt' | 'space' | 'invalid' | undefined {
  if (value === '' || isEmail(value)) return undefined;
  if (/\s/.test(value)) return 'space';
  return value.includes('@') ? 'invalid' : 'noAt';
}
