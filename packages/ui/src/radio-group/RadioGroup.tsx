import { useId } from 'react';
import * as choice from '../field/choice.css.ts';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Explains the option in one sentence. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldProps, FieldsetAttributes {
  options: readonly RadioOption<Value>[];
  /** The chosen one; an empty string for none. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** `column` by default; `row` for two or three short ones; `cards` if each has a description. */
  layout?: 'column' | 'row' | 'cards' | undefined;
}

/**
 * One of two to about seven options, all visible, with room to explain each. Native radio buttons: Tab goes to the
 * chosen one, arrow keys choose, Space chooses the focused one. Not for two to five short words side by side: use
 * SegmentedControl. Not for more: use Select. Not for yes or no: use Checkbox.
 */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  layout = 'column',
  ...props
}: RadioGroupProps<Value>) {
  const { name, label, description, error, required, disabled, readOnly, ...fieldset } = props;
  const id = useId();
  return (
    <FieldSet
      description={description}
      disabled={disabled}
      error={error}
      fieldset={{ ...fieldset, role: 'radiogroup' }}
      kind="choice"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(control) => (
        <div className={css.layout[layout]} data-readonly={readOnly ? '' : undefined}>
          {options.map((option, index) => (
            <label className={layout === 'cards' ? css.card : choice.line} key={option.value}>
              <input
                aria-describedby={option.description ? `${id}-${index}` : undefined}
                aria-invalid={control['aria-invalid']}
                aria-labelledby={`${id}-${index}-label`}
                checked={option.value === value}
                className={css.input}
                disabled={option.disabled}
                name={name}
                onChange={() => !readOnly && onChange(option.value)}
                type="radio"
                value={option.value}
              />
              <span className={choice.text}>
                <span id={`${id}-${index}-label`}>{option.label}</span>
                {option.description && (
                  <span className={choice.description} id={`${id}-${index}`}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  );
}
