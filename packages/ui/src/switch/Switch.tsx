import type { InputHTMLAttributes, Ref } from 'react';
import { FieldWords } from '../field/Field.tsx';
import { type FieldProps, useField } from '../field/index.ts';
import * as css from './Switch.css.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'children'
>;

export interface SwitchProps extends Omit<FieldProps, 'readOnly' | 'required'>, Native {
  /** Whether it is on. */
  value: boolean;
  onChange: (value: boolean) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Turns something on or off at once, or opens the part of a form that belongs to it.
 * Not for agreeing to something: use Checkbox. Not for choosing between two things: use SegmentedControl.
 */
export function Switch({ value, onChange, ref, ...props }: SwitchProps) {
  const { name, label, description, error, disabled, ...rest } = props;
  const state = useField({ name, label, description, error, disabled, required: false }, { kind: 'choice' });
  const { readOnly: _, ...control } = state.control;
  return (
    <div className={css.root} ref={state.rootRef}>
      <label className={css.label}>
        <input
          {...rest}
          {...control}
          aria-checked={value}
          checked={value}
          className={css.input}
          onChange={(event) => onChange(event.target.checked)}
          ref={ref}
          role="switch"
          type="checkbox"
        />
        <span className={css.text}>{label}</span>
      </label>
      <div className={css.words}>
        <FieldWords description={description} state={state} />
      </div>
    </div>
  );
}
