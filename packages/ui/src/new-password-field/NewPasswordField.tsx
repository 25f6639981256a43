import { useEffect, useState } from 'react';
import { FieldNote } from '../field/FieldNote.tsx';
import { PasswordField, type PasswordFieldProps } from '../password-field/index.ts';
import { useStrings } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './NewPasswordField.css.ts';
import { type PasswordRule, Rules } from './Rules.tsx';
import { Strength } from './Strength.tsx';
import { passwordStrength } from './strength.ts';
import { strings } from './strings.ts';
import { useCapsLock } from './useCapsLock.ts';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** Requirements, each shown as met or not while typing. Validate them in the form too: this only shows them. */
  rules?: readonly PasswordRule[] | undefined;
  /** Shows how hard it is to guess. Advice, not a requirement. */
  strength?: boolean | undefined;
  /** Personal data an attacker would know: name, email address. A password made of it is weak. */
  personal?: readonly string[] | undefined;
}

/** Pause in typing, in ms, before screen readers hear the state. */
const pause = 800;

/**
 * Input for a new password, with its requirements and its strength while typing, and a Caps Lock warning. Not for an
 * existing password: use PasswordField.
 */
export function NewPasswordField({ rules = [], strength, personal, description, ...field }: NewPasswordFieldProps) {
  const string = useStrings(strings);
  const capsLock = useCapsLock();
  const { value } = field;
  const level = strength && value !== '' ? passwordStrength(value, personal) : undefined;
  const count = rules.filter((rule) => value !== '' && rule.met(value)).length;
  const spoken = [
    value !== '' && rules.length > 0 && string('progress', { count, total: rules.length }),
    level && string('spoken', { strength: string(level), hint: string(`hint.${level}`) }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onKeyDown={(event) => {
        field.onKeyDown?.(event);
        capsLock.onKey(event);
      }}
      onKeyUp={(event) => {
        field.onKeyUp?.(event);
        capsLock.onKey(event);
      }}
      description={
        <div className={css.parts}>
          {description}
          <FieldNote>{capsLock.on && string('capsLock')}</FieldNote>
          {rules.length > 0 && <Rules password={value} rules={rules} />}
          {level && <Strength level={level} />}
          <Spoken>{spoken}</Spoken>
        </div>
      }
    />
  );
}

/** Announces the text after it has not changed for a moment: not with every key, and not for the initial text. */
function Spoken({ children }: { children: string }) {
  const [first] = useState(children);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), pause);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <VisuallyHidden>
      <span role="status">{announced !== first && announced}</span>
    </VisuallyHidden>
  );
}
