import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Tick } from '../checkbox/Tick.tsx';
import * as choice from '../field/choice.css.ts';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './CheckboxGroup.css.ts';
import { inOrder, pressWhole, wholeOf } from './choices.ts';
import { strings } from './strings.ts';

export interface CheckboxOption<Value extends string> {
  value: Value;
  label: string;
  /** A sentence: what the choice means, or why it is disabled. */
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends FieldProps, FieldsetAttributes {
  options: readonly CheckboxOption<Value>[];
  /** The selected values, in the order of the options. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Label of a select-all box above the options: "All countries". */
  allLabel?: string | undefined;
  /** Minimum number of selections. Taken from the form's bounds when left out. */
  min?: number | undefined;
  /** Maximum number of selections. Taken from the form's bounds when left out. */
  max?: number | undefined;
  /** `column` when left out; `columns` for many short options, in as many columns as fit. */
  layout?: keyof typeof css.layout | undefined;
}

/**
 * Any number of a few visible options. Not for one of them: use RadioGroup. Not for one yes or no: use Checkbox. Not
 * for some of very many: use a field that searches.
 */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, onChange, allLabel, min, max, layout = 'column', ...others } = props;
  const { name, label, description, error, required, disabled, readOnly, ...fieldset } = others;
  const id = useId();
  const string = useStrings(strings);
  const first = useRef<HTMLInputElement>(null);
  const constraint = useConstraint(name);
  const least = min ?? constraint?.minItems ?? 0;
  const most = max ?? constraint?.maxItems;
  // A form does not validate disabled boxes, so anchor on the first enabled one.
  const anchor = options.findIndex((option) => !option.disabled);
  const changeable = options.filter((option) => !option.disabled).map((option) => option.value);
  const whole = wholeOf(changeable, value);
  const [mixed, setMixed] = useState<readonly string[]>([]);

  const count = value.length;
  const values = { min: least, max: most ?? 0, count };
  const tooMany = most !== undefined && count > most ? string('tooMany', values) : undefined;
  const tooFew = count > 0 && count < least ? string('tooFew', values) : undefined;
  useLayoutEffect(() => {
    first.current?.setCustomValidity(tooMany ?? tooFew ?? '');
  }, [tooMany, tooFew]);

  const choose = (chosen: readonly string[]) => {
    if (readOnly) return;
    const all = options.map((option) => option.value as string);
    onChange(inOrder(all, chosen) as Value[]);
  };
  const chooseWhole = () => {
    if (whole === 'some') setMixed(value);
    choose([...fixed, ...pressWhole(changeable, value, mixed)]);
  };
  const chooseOne = (chosen: readonly string[]) => {
    // Once all or none are selected one by one, there is no mixed state to return to.
    setMixed(wholeOf(changeable, chosen) === 'some' ? chosen : []);
    choose(chosen);
  };
  const bounds = boundsMessage(least, most);
  const hint = bounds && string(bounds, values);
  const fixed = value.filter((one) => !changeable.includes(one));

  return (
    <FieldSet
      description={hint ? <Hint description={description}>{hint}</Hint> : description}
      disabled={disabled}
      // Report too many at once, too few only on submit: the user may still be selecting.
      error={error ?? tooMany}
      fieldset={{ ...fieldset, role: 'group' }}
      kind="choice"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(control) => (
        <div>
          {allLabel && (
            <label className={choice.line} htmlFor={`${id}-all`}>
              <Tick
                id={`${id}-all`}
                aria-controls={options.map((_, index) => `${id}-${index}`).join(' ')}
                checked={whole === 'all'}
                disabled={changeable.length === 0}
                indeterminate={whole === 'some'}
                onChange={chooseWhole}
              />
              <span className={choice.text}>{allLabel}</span>
            </label>
          )}
          <div className={cx(css.layout[layout], allLabel !== undefined && css.parts)}>
            {options.map((option, index) => (
              <label className={choice.line} htmlFor={`${id}-${index}`} key={option.value}>
                <Tick
                  aria-describedby={option.description ? `${id}-${index}-about` : undefined}
                  aria-invalid={control['aria-invalid']}
                  aria-labelledby={`${id}-${index}-label`}
                  checked={value.includes(option.value)}
                  disabled={option.disabled}
                  id={`${id}-${index}`}
                  name={name}
                  onChange={(checked) =>
                    chooseOne(checked ? [...value, option.value] : value.filter((one) => one !== option.value))
                  }
                  ref={index === anchor ? first : undefined}
                  value={option.value}
                />
                <span className={choice.text}>
                  <span id={`${id}-${index}-label`}>{option.label}</span>
                  {option.description && (
                    <span className={choice.description} id={`${id}-${index}-about`}>
                      {option.description}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </div>
        </div>
      )}
    </FieldSet>
  );
}

/** The allowed number of selections, after the description. */
function Hint({ description, children }: { description: ReactNode; children: string }) {
  return (
    <>
      {description && <p>{description}</p>}
      <p>{children}</p>
    </>
  );
}

/** Which message states the bounds. `required` already implies at least one. */
function boundsMessage(least: number, most: number | undefined): 'least' | 'most' | 'between' | 'exactly' | undefined {
  if (most === undefined) return least > 1 ? 'least' : undefined;
  if (least === most) return 'exactly';
  return least > 1 ? 'between' : 'most';
}
