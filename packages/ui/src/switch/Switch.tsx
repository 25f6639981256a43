import type { InputHTMLAttributes, Ref } from 'react';
import { FieldMessages } from '../field/Field.tsx';
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
 * Turns something on or off with immediate effect, or opens the part of a form that belongs to it. Not for consent: use
 * Checkbox. Not for choosing between two things: use SegmentedControl.
 */
export function Switch({ value, onChange, ref, ...props }: SwitchProps) {
  const { name, label, description, error, disabled, onKeyDown, ...rest } = props;
  const field = { id: rest.id, name, label, description, error, disabled, required: false };
  const state = useField(field, { kind: 'choice' });
  const { readOnly: _, ...control } = state.control;
  return (
    <div className={css.root} ref={state.rootRef}>
      <label className={css.label}>
        <input
          {...rest}
          {...control}
          checked={value}
          className={css.input}
          onChange={(event) => onChange(event.target.checked)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Enter' || event.defaultPrevented) return;
            // Takes effect at once: Enter toggles it, too, and never submits the form.
            event.preventDefault();
            if (!event.repeat) event.currentTarget.click();
          }}
          ref={ref}
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state; aria-checked would repeat it
          role="switch"
          type="checkbox"
        />
        <span className={css.text}>{label}</span>
      </label>
      <div className={css.words}>
        <FieldMessages description={description} state={state} />
      </div>
    </div>
  );
}
