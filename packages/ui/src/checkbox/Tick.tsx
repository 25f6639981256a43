import type { InputHTMLAttributes, Ref } from 'react';
import * as choice from '../field/choice.css.ts';
import { Check, Minus } from '../icons/index.ts';
import { refs } from '../root/refs.ts';
import * as css from './Checkbox.css.ts';

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'onChange'> {
  onChange: (checked: boolean) => void;
  /** True if some of the items it represents are checked. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The native checkbox with its check mark or dash. */
export function Tick({ indeterminate = false, onChange, ref, ...input }: TickProps) {
  return (
    <span className={choice.mark}>
      <input
        {...input}
        className={css.input}
        onChange={(event) => onChange(event.target.checked)}
        // `indeterminate` is a DOM property without an attribute.
        ref={refs((element) => {
          if (element) element.indeterminate = indeterminate;
        }, ref)}
        type="checkbox"
      />
      {indeterminate ? (
        <Minus aria-hidden="true" className={css.icon} data-shown="" size={14} />
      ) : (
        <Check aria-hidden="true" className={css.icon} size={14} />
      )}
    </span>
  );
}
