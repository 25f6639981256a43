import * as control from '../field/control.css.ts';
import { NativeSelect } from '../field/NativeSelect.tsx';
import { useStrings } from '../provider/index.ts';
import type { Currency } from './payout.ts';
import { strings } from './strings.ts';

interface CurrencyPickerProps {
  currencies: readonly Currency[];
  value: Currency;
  onChange: (currency: Currency) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** The currency at the end of the field: a native select if there is a choice, otherwise just the code. */
export function CurrencyPicker({ currencies, value, onChange, disabled, readOnly }: CurrencyPickerProps) {
  const string = useStrings(strings);
  if (currencies.length === 1 || readOnly) return <span className={control.affix}>{value}</span>;
  return (
    <NativeSelect
      aria-label={string('currency')}
      bare
      disabled={disabled}
      onChange={(event) => {
        const next = currencies.find((currency) => currency === event.target.value);
        if (next) onChange(next);
      }}
      value={value}
    >
      {currencies.map((currency) => (
        <option key={currency} value={currency}>
          {currency}
        </option>
      ))}
    </NativeSelect>
  );
}
