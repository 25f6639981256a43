import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import * as control from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';
import { messageOf } from '../form/messages.ts';
import { validate } from '../form/validate.ts';
import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { divide, fromUnits, placesOf, toUnits, writeDecimal } from './decimal.ts';
import * as css from './NumberField.css.ts';
import { useNumericText } from './useNumericText.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'prefix'
  | 'min'
  | 'max'
  | 'step'
  | 'children'
>;

export interface NumberFieldProps extends FieldProps, Native {
  /** null while there is none, or while what stands there is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Least number. Taken from the form's bounds when left out. */
  min?: number | undefined;
  /** Greatest number. Taken from the form's bounds when left out. */
  max?: number | undefined;
  /** What Arrow Up and Arrow Down add and take away. Without it they do nothing. */
  step?: number | undefined;
  prefix?: ReactNode | undefined;
  /** The unit. */
  suffix?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number, typed as a person types it: full-width digits and the language's separators are understood, a text that is
 * no number stays and says so. Not for money: use MoneyField. Not for digits that are a name (a postal code): use
 * TextField with `inputMode`.
 */
export function NumberField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  min,
  max,
  step,
  prefix,
  suffix,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: NumberFieldProps) {
  const { locale, strings } = useUi();
  const string = useString();
  const constraint = useConstraint(name);
  const bounds = { ...constraint, minimum: min ?? constraint?.minimum, maximum: max ?? constraint?.maximum };
  const numeric = useNumericText({
    value: value === null ? null : String(value),
    onChange: (decimal) => onChange(decimal === null ? null : Number(decimal)),
    // A year is no quantity: four digits stay together.
    write: (decimal) => writeDecimal(decimal, locale, { useGrouping: 'min2' }),
    objection: (decimal) => {
      if (decimal === undefined) return string('numberField.invalid', { example: writeDecimal('72.5', locale) });
      const [issue] = validate({ [name]: Number(decimal) }, { [name]: bounds });
      return issue && messageOf(issue, { label, kind: 'number', locale, messages: undefined, strings });
    },
  });

  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (step === undefined || readOnly || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = stepped(value ?? 0, event.key === 'ArrowUp' ? step : -step);
    onChange(Math.min(bounds.maximum ?? next, Math.max(bounds.minimum ?? next, next)));
  };
  const spins = step !== undefined && {
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuemin': bounds.minimum,
    'aria-valuemax': bounds.maximum,
  };

  return (
    <Field
      description={description}
      disabled={disabled}
      error={error ?? numeric.error}
      kind="number"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <div className={control.box}>
          {prefix && <span className={control.affix}>{prefix}</span>}
          <input
            autoComplete="off"
            inputMode={constraint?.type === 'integer' ? 'numeric' : 'decimal'}
            {...rest}
            {...field}
            {...spins}
            className={cx(control.input, css.number)}
            onBlur={(event) => {
              onBlur?.(event);
              numeric.onBlur();
            }}
            onChange={(event) => numeric.onTyped(event.target.value)}
            onKeyDown={stepBy}
            ref={(element) => {
              numeric.inputRef(element);
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }}
            type="text"
            value={numeric.text}
          />
          {suffix && <span className={control.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

/** The sum without the dust of binary fractions, on the grid of the step. */
function stepped(value: number, step: number): number {
  const places = Math.max(placesOf(String(value)), placesOf(String(step)));
  const units = toUnits(String(step), places);
  const sum = toUnits(String(value), places) + units;
  return Number(fromUnits(divide(sum, units) * units, places));
}
