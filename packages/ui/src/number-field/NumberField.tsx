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
  /** null while there is none, or while what stands there is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Least number. Taken from the form's bounds when left out. */
  min?: number | undefined;
  /** Greatest number. Taken from the form's bounds when left out. */
  max?: number | undefined;
  /**
   * What Arrow Up and Arrow Down add and take away, ten times as much with Page Up and Page Down; Home and End go to the
   * bounds, where there are bounds, and move the caret where there are none. Without it keys do nothing special.
   */
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
  const { locale, strings: sentences } = useUi();
  const string = useStrings(strings);
  const constraint = useConstraint(name);
  const bounds = { ...constraint, minimum: min ?? constraint?.minimum, maximum: max ?? constraint?.maximum };
  const numeric = useNumericText({
    value: value === null ? null : String(value),
    onChange: (decimal) => onChange(decimal === null ? null : Number(decimal)),
    // A year is no quantity: four digits stay together.
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
    // What cannot be read is not ours to replace.
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
      // What is typed and cannot be meant says more than that a number is missing.
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
