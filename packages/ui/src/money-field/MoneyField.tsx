import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { messageOf } from '../form/messages.ts';
import { validate } from '../form/validate.ts';
import { useNumericText } from '../number-field/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { CurrencyPicker } from './CurrencyPicker.tsx';
import { signOf, withoutSign, writeAmount } from './format.ts';
import { PayoutBreakdown } from './PayoutBreakdown.tsx';
import { type Currency, type MoneyValue, type PayoutTerms, placesIn } from './payout.ts';
import { strings } from './strings.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'children'
>;

export interface MoneyFieldProps extends FieldProps, Native {
  /** null while empty or not a valid amount. */
  value: MoneyValue | null;
  onChange: (value: MoneyValue | null) => void;
  /** The currencies to choose from; the first is the default. A single one is only shown. */
  currencies: readonly [Currency, ...Currency[]];
  /** Rejects zero and negative amounts: a price. Zero is valid if omitted. */
  positive?: boolean | undefined;
  /** Shows the seller's payout while typing. */
  payout?: PayoutTerms | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The largest amount in the contract. */
const greatest = 9_999_999_999.99;

/**
 * Input for an amount of money in one of a few currencies, kept as decimal text so that no cent is lost. Grouped on
 * blur. Not for showing an amount: use Money. Not for other numbers: use NumberField.
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
  positive,
  payout,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: MoneyFieldProps) {
  const { locale, strings: sentences } = useUi();
  const string = useStrings(strings);
  /** Remembers the chosen currency while there is no amount. */
  const [chosen, setChosen] = useState<Currency>(value?.currency ?? currencies[0]);
  const currency = value?.currency ?? chosen;
  const places = placesIn[currency];
  const bounds = { minimum: 0, maximum: greatest, multipleOf: 10 ** -places };
  const numeric = useNumericText({
    value: value?.amount ?? null,
    onChange: (amount) => onChange(amount === null ? null : { amount, currency }),
    bare: (text) => withoutSign(text, currency),
    write: (amount) => writeAmount({ amount, currency }, locale),
    objection: (amount) => {
      const example = writeAmount({ amount: '6480', currency }, locale);
      if (amount === undefined) return string('invalid', { example });
      if (positive && Number(amount) <= 0) return string('notPositive');
      const [issue] = validate({ amount: Number(amount) }, { amount: bounds });
      return issue && messageOf(issue, { label, kind: 'number', locale, messages: undefined, strings: sentences });
    },
  });

  return (
    <Field
      id={rest.id}
      description={description}
      disabled={disabled}
      // "Not a number" is more specific than the form's "missing amount".
      error={(error !== undefined && numeric.problem) || (error ?? numeric.error)}
      kind="number"
      label={label}
      name={name}
      note={payout && <PayoutBreakdown terms={payout} value={value ?? { amount: '0', currency }} />}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <InputBox
          autoComplete="off"
          inputMode={places > 0 ? 'decimal' : 'numeric'}
          {...rest}
          {...field}
          end={
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
          }
          figures
          onBlur={(event) => {
            onBlur?.(event);
            numeric.input.onBlur();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) numeric.input.onKeyDown(event);
          }}
          onType={numeric.input.onType}
          prefix={<span aria-hidden="true">{signOf(currency)}</span>}
          ref={refs(numeric.input.ref, ref)}
          type="text"
          value={numeric.input.value}
        />
      )}
    </Field>
  );
}
