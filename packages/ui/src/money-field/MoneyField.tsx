import { type InputHTMLAttributes, type Ref, useState } from 'react';
import * as control from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { messageOf } from '../form/messages.ts';
import { validate } from '../form/validate.ts';
import { useNumericText } from '../number-field/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { CurrencyPicker } from './CurrencyPicker.tsx';
import { signOf, writeAmount } from './format.ts';
import * as css from './MoneyField.css.ts';
import { PayoutBreakdown } from './PayoutBreakdown.tsx';
import { type Currency, type MoneyValue, type PayoutTerms, placesIn } from './payout.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'children'
>;

export interface MoneyFieldProps extends FieldProps, Native {
  /** null while there is no amount, or while what stands there is none. */
  value: MoneyValue | null;
  onChange: (value: MoneyValue | null) => void;
  /** What can be chosen; the first is meant until something else is. One alone is only shown. */
  currencies: readonly [Currency, ...Currency[]];
  /** Shows what the seller receives of it, while it is typed. */
  payout?: PayoutTerms | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The greatest amount that the contract holds. */
const greatest = 9_999_999_999.99;

/**
 * An amount of money in one of a few currencies, kept as decimal text so that no cent is lost. Grouped when it is left.
 * Not for showing an amount: use Money. Not for other numbers: use NumberField.
 */
export function MoneyField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  currencies,
  payout,
  onBlur,
  ref,
  ...rest
}: MoneyFieldProps) {
  const { locale, strings } = useUi();
  const string = useString();
  /** Remembers what was chosen while there is no amount to hold it. */
  const [chosen, setChosen] = useState<Currency>(value?.currency ?? currencies[0]);
  const currency = value?.currency ?? chosen;
  const places = placesIn[currency];
  const bounds = { minimum: 0, maximum: greatest, multipleOf: 10 ** -places };
  const numeric = useNumericText({
    value: value?.amount ?? null,
    onChange: (amount) => onChange(amount === null ? null : { amount, currency }),
    write: (amount) => writeAmount({ amount, currency }, locale),
    objection: (amount) => {
      const example = writeAmount({ amount: '6480', currency }, locale);
      if (amount === undefined) return string('moneyField.invalid', { example });
      const [issue] = validate({ amount: Number(amount) }, { amount: bounds });
      return issue && messageOf(issue, { label, kind: 'number', locale, messages: undefined, strings });
    },
  });

  return (
    <Field
      description={description}
      disabled={disabled}
      error={error ?? numeric.error}
      kind="number"
      label={label}
      name={name}
      note={payout && <PayoutBreakdown terms={payout} value={value ?? { amount: '0', currency }} />}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <div className={control.box}>
          <span aria-hidden="true" className={control.affix}>
            {signOf(currency)}
          </span>
          <input
            autoComplete="off"
            inputMode={places > 0 ? 'decimal' : 'numeric'}
            {...rest}
            {...field}
            className={cx(control.input, css.amount)}
            onBlur={(event) => {
              onBlur?.(event);
              numeric.onBlur();
            }}
            onChange={(event) => numeric.onTyped(event.target.value)}
            ref={(element) => {
              numeric.inputRef(element);
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }}
            type="text"
            value={numeric.text}
          />
          <CurrencyPicker
            currencies={currencies}
            disabled={disabled}
            onChange={(next) => {
              setChosen(next);
              if (value) onChange({ ...value, currency: next });
            }}
            readOnly={readOnly}
            value={currency}
          />
        </div>
      )}
    </Field>
  );
}
