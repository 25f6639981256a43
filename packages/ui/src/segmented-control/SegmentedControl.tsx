import { useId } from 'react';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import * as css from './SegmentedControl.css.ts';
import { type SegmentOption, Segments } from './Segments.tsx';

export interface SegmentedControlProps<Value extends string>
  extends Omit<FieldProps, 'name' | 'readOnly'>,
    FieldsetAttributes {
  /** Field name in its form. Without it, it is a setting of the screen. */
  name?: string | undefined;
  options: readonly SegmentOption<Value>[];
  /** The chosen one; an empty string for none. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Shows only the icons; the labels become accessible names and tooltips. */
  iconOnly?: boolean | undefined;
  /** Hides the label visually, where the choices explain themselves. Always hidden without a `name`. */
  hideLabel?: boolean | undefined;
}

/**
 * One of two to five choices that all fit on the screen, side by side. A group of radio buttons: arrow keys choose. Not
 * for more, or for long words: use Select. Not for on and off: use Switch or Checkbox.
 */
export function SegmentedControl<Value extends string>({
  name,
  label,
  description,
  error,
  required,
  disabled,
  options,
  value,
  onChange,
  iconOnly,
  hideLabel = name === undefined,
  ...rest
}: SegmentedControlProps<Value>) {
  const id = useId();
  const segments = { disabled, iconOnly, onChange, options, value };
  if (hideLabel) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may be a radiogroup, and can be disabled
      <fieldset {...rest} aria-labelledby={id} className={css.alone} disabled={disabled} role="radiogroup">
        <legend className={css.hidden} id={id}>
          {label}
        </legend>
        <Segments {...segments} />
      </fieldset>
    );
  }
  return (
    <FieldSet
      description={description}
      disabled={disabled}
      error={error}
      fieldset={{ ...rest, role: 'radiogroup' }}
      kind="choice"
      label={label}
      name={name ?? ''}
      required={required}
    >
      {(control) => <Segments {...segments} invalid={control['aria-invalid']} />}
    </FieldSet>
  );
}
