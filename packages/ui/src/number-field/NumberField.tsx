import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { isComposing } from '../composing/index.ts';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';
import { messageOf } from '../form/messages.ts';
import { validate } from '../form/validate.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { writeDecimal } from './decimal.ts';
import { spun } from './spin.ts';
import { strings } from './strings.ts';
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
  /** null while empty or not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Minimum. Taken from the form's bounds if omitted. */
  min?: number | undefined;
  /** Maximum. Taken from the form's bounds if omitted. */
  max?: number | undefined;
  /**
   * Step of Arrow Up and Arrow Down, ten times as much for Page Up and Page Down; Home and End go to the bounds, or
   * move the caret where there are none. Without it keys do nothing special.
   */
  step?: number | undefined;
  prefix?: ReactNode | undefined;
  /** The unit. */
  suffix?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Input for a number: understands full-width digits and the locale's separators; text that is not a number stays and
 * gets a message. Not for money: use MoneyField. Not for digits that are an identifier (a postal code): use TextField
 * with `inputMode`.
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
  const { locale, strings: sentences } = useUi();
  const string = useStrings(strings);
  const constraint = useConstraint(name);
  const bounds = { ...constraint, minimum: min ?? constraint?.minimum, maximum: max ?? constraint?.maximum };
  const numeric = useNumericText({
    value: value === null ? null : String(value),
    onChange: (decimal) => onChange(decimal === null ? null : Number(decimal)),
    // No separator in four digits, so that a year reads as one.
    write: (decimal) => writeDecimal(decimal, locale, { useGrouping: 'min2' }),
    objection: (decimal) => {
      if (decimal === undefined) return string('invalid', { example: writeDecimal('72.5', locale) });
      const [issue] = validate({ [name]: Number(decimal) }, { [name]: bounds });
      return issue && messageOf(issue, { label, kind: 'number', locale, messages: undefined, strings: sentences });
    },
  });

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    numeric.input.onKeyDown(event);
    const modified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (step === undefined || readOnly || modified || isComposing(event)) return;
    // Don't overwrite text we could not parse.
    if (numeric.current === null && event.currentTarget.value !== '') return;
    const to = spun(event.key, value, step, bounds);
    if (to === undefined) return;
    event.preventDefault();
    numeric.choose(String(to));
  };
  const spins = step !== undefined && {
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuemin': bounds.minimum,
    'aria-valuemax': bounds.maximum,
  };

  return (
    <Field
      id={rest.id}
      description={description}
      disabled={disabled}
      // "Not a number" is more specific than the form's "missing number".
      error={(error !== undefined && numeric.problem) || (error ?? numeric.error)}
      kind="number"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <InputBox
          autoComplete="off"
          inputMode={constraint?.type === 'integer' ? 'numeric' : 'decimal'}
          {...rest}
          {...field}
          {...spins}
          figures
          onBlur={(event) => {
            onBlur?.(event);
            numeric.input.onBlur();
          }}
          onKeyDown={onKey}
          onType={numeric.input.onType}
          prefix={prefix}
          ref={refs(numeric.input.ref, ref)}
          suffix={suffix}
          type="text"
          value={numeric.input.value}
        />
      )}
    </Field>
  );
}
