import type { InputHTMLAttributes, Ref } from 'react';
import { FieldWords } from '../field/Field.tsx';
import { type FieldProps, useField } from '../field/index.ts';
import { Check, Minus } from '../icons/index.ts';
import * as css from './Checkbox.css.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'children'
>;

export interface CheckboxProps extends Omit<FieldProps, 'readOnly'>, Native {
  /** Whether it is ticked. */
  value: boolean;
  onChange: (value: boolean) => void;
  /** Some of what it stands for is ticked and some is not. Only a picture: `value` says what a press changes. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A yes or no that counts when the form is sent. Not for a setting that acts at once: use Switch. Not for one of
 * several: use SegmentedControl or Select.
 */
export function Checkbox({ value, onChange, indeterminate = false, ref, ...props }: CheckboxProps) {
  const { name, label, description, error, required, disabled, ...rest } = props;
  const state = useField({ name, label, description, error, required, disabled }, { kind: 'choice' });
  const { readOnly: _, ...control } = state.control;
  return (
    <div className={css.root} ref={state.rootRef}>
      <label className={css.label}>
        <span className={css.mark}>
          <input
            {...rest}
            {...control}
            checked={value}
            className={css.input}
            onChange={(event) => onChange(event.target.checked)}
            ref={(element) => {
              // A property of the element only: there is no attribute for it.
              if (element) element.indeterminate = indeterminate;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }}
            type="checkbox"
          />
          {indeterminate ? (
            <Minus aria-hidden="true" className={css.icon} data-shown="" size={14} />
          ) : (
            <Check aria-hidden="true" className={css.icon} size={14} />
          )}
        </span>
        <span className={css.text}>{label}</span>
      </label>
      <div className={css.words}>
        <FieldWords description={description} state={state} />
      </div>
    </div>
  );
}
