import type { InputHTMLAttributes, Ref } from 'react';
import * as choice from '../field/choice.css.ts';
import { FieldMessages } from '../field/Field.tsx';
import { type FieldProps, useField } from '../field/index.ts';
import * as css from './Checkbox.css.ts';
import { Tick } from './Tick.tsx';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'children'
>;

export interface CheckboxProps extends Omit<FieldProps, 'readOnly'>, Native {
  /** True if checked. */
  value: boolean;
  onChange: (value: boolean) => void;
  /** True if some of the items it represents are checked. Visual only: `value` decides what a press changes. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A yes or no that takes effect when the form is submitted. Not for a setting that acts at once: use Switch. Not for
 * one of several: use RadioGroup, SegmentedControl or Select. Not for some of several: use CheckboxGroup.
 */
export function Checkbox({ value, onChange, indeterminate, ref, ...props }: CheckboxProps) {
  const { name, label, description, error, required, disabled, ...rest } = props;
  const state = useField({ id: rest.id, name, label, description, error, required, disabled }, { kind: 'choice' });
  const { readOnly: _, ...control } = state.control;
  return (
    <div className={css.root} ref={state.rootRef}>
      <label className={choice.line} htmlFor={control.id}>
        <Tick {...rest} {...control} checked={value} indeterminate={indeterminate} onChange={onChange} ref={ref} />
        <span className={choice.text}>{label}</span>
      </label>
      <div className={choice.words}>
        <FieldMessages description={description} state={state} />
      </div>
    </div>
  );
}
