import { Check, Circle } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './NewPasswordField.css.ts';
import { strings } from './strings.ts';

/** A requirement for a password. */
export interface PasswordRule {
  id: string;
  /** Worded so that it reads well both before and after: "At least 6 characters". */
  label: string;
  met: (password: string) => boolean;
}

/** Every rule and whether it is met, as an icon and as text. */
export function Rules({ rules, password }: { rules: readonly PasswordRule[]; password: string }) {
  const string = useStrings(strings);
  return (
    <ul aria-label={string('rules')} className={css.rules}>
      {rules.map(({ id, label, met }) => {
        const holds = password !== '' && met(password);
        const Icon = holds ? Check : Circle;
        return (
          <li className={cx(css.rule, holds && css.met)} key={id}>
            <Icon aria-hidden="true" className={css.icon} size={14} />
            <span>
              {label}
              <VisuallyHidden>: {string(holds ? 'met' : 'unmet')}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
