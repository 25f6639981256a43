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
  /** What it must be, each shown as met or not while it is typed. Check it in the form too: this only tells. */
  rules?: readonly PasswordRule[] | undefined;
  /** Tells how hard it is to guess. An advice, not a condition. */
  strength?: boolean | undefined;
  /** What a guesser knows of the person: name, email address. A password made of it is weak. */
  personal?: readonly string[] | undefined;
}

/** ms without a key before a screen reader hears where the password stands. */
const pause = 800;

/**
 * A password that is chosen: with what it must be, and how hard it is to guess, while it is typed. Caps Lock is told.
 * Not for one that exists already: use PasswordField.
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
        capsLock.tell(event);
      }}
      onKeyUp={(event) => {
        field.onKeyUp?.(event);
        capsLock.tell(event);
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

/** Says the words when they have stood for a moment: not after every key, and not when the field is first read. */
function Spoken({ children }: { children: string }) {
  const [first] = useState(children);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), pause);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <VisuallyHidden>
      <span role="status">{said !== first && said}</span>
    </VisuallyHidden>
  );
}
