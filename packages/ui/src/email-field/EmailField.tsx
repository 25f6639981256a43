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
  /** Told the address as it will be sent: without spaces around it, full-width signs made plain. */
  onChange: (value: string) => void;
  /** What the browser may fill in. `email` when left out; `off` for somebody else's address. */
  autoComplete?: 'email' | 'username' | 'off' | undefined;
  /** The words for what is no address, where a document gives them; the field's own, which say what is missing, when left out. */
  invalidMessage?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One email address. Takes what people paste (full-width ＠, `mailto:`, a name before it), says what is missing when it
 * is left, and asks about a likely slip (gmial.com) without ever standing in the way.
 * Not for the sign-in page, whose address is known already: a TextField of type `email` is lighter.
 */
export function EmailField({ value, onChange, onBlur, invalidMessage, ref, ...props }: EmailFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, ...rest } = props;
  const string = useStrings(strings);
  const generation = useFormGeneration();
  /** As it was typed, until the field is left. */
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
          // Not `email`: it would cut spaces while they are typed and turn Japanese domains into xn--….
          type="text"
          value={live ? live.text : value}
        />
      )}
    </Field>
  );
}

/** What is missing, as far as it can be told. */
function problemOf(value: string): 'noAt' | 'space' | 'invalid' | undefined {
  if (value === '' || isEmail(value)) return undefined;
  if (/\s/.test(value)) return 'space';
  return value.includes('@') ? 'invalid' : 'noAt';
}
