import * as control from '../field/control.css.ts';
import { ChevronDown } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './MoneyField.css.ts';
import type { Currency } from './payout.ts';

interface CurrencyPickerProps {
  currencies: readonly Currency[];
  value: Currency;
  onChange: (currency: Currency) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** The currency at the end of the field: a native select where there is a choice, the code alone where there is none. */
export function CurrencyPicker({ currencies, value, onChange, disabled, readOnly }: CurrencyPickerProps) {
  const string = useString();
  if (currencies.length === 1 || readOnly) return <span className={control.affix}>{value}</span>;
  return (
    <span className={css.picker}>
      <select
        aria-label={string('moneyField.currency')}
        className={css.select}
        disabled={disabled}
        onChange={(event) => {
          const next = currencies.find((currency) => currency === event.target.value);
          if (next) onChange(next);
        }}
        value={value}
      >
        {currencies.map((currency) => (
          <option className={css.option} key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
    </span>
  );
}
