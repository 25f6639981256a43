import { type ClipboardEvent, type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useObjection } from '../objection/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { nameOf } from './countries.tsx';
import { codeOf, type PhoneCountry, type PhoneValue, plainNumber, problemOf, readInternational } from './phone.ts';
import { strings } from './strings.ts';

interface PhoneOptions {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  countries: readonly PhoneCountry[];
}

interface Phone {
  /** What is wrong with the number, once the field was left. */
  error: string | undefined;
  /** Said when a number has brought its country along. */
  notice: string;
  /** Takes a number and a country, and says so when the country is another one. */
  take: (next: PhoneValue) => void;
  /** Makes of what is typed the number as it is kept: its country taken out, its figures plain. */
  tidy: () => void;
  onType: (number: string) => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
  inputRef: RefCallback<HTMLInputElement>;
}

/** Values for the messages that name a country. */
export const countryValues = (country: PhoneCountry, locale: string) => ({
  country: nameOf(country, locale),
  code: `+${codeOf(country)}`,
});

/** How a number that is typed or pasted becomes a country and plain figures, and when it is objected to. */
export function usePhone({ value, onChange, countries }: PhoneOptions): Phone {
  const { locale } = useUi();
  const string = useStrings(strings);
  const input = useRef<HTMLInputElement>(null);
  /** Whether the number is the person's: one that was only passed through is left as it came. */
  const typed = useRef(false);
  const [notice, setNotice] = useState('');
  const isLoaded = countries.length > 0;
  const kind = isLoaded ? problemOf(value, countries) : undefined;
  const objection = useObjection(kind && string(kind));

  const take = (next: PhoneValue) => {
    const country = countries.find(({ id }) => id === next.country);
    if (country && next.country !== value.country) setNotice(string('set', countryValues(country, locale)));
    if (next.country !== value.country || next.number !== value.number) onChange(next);
  };
  const tidy = () => {
    const { number } = value;
    if (typed.current)
      take(readInternational(number, countries, value.country) ?? { ...value, number: plainNumber(number) });
    /* Which code it begins with is seen only once there are countries. */
    if (isLoaded) typed.current = false;
  };
  const onLoaded = useEffectEvent(() => {
    if (document.activeElement !== input.current) tidy();
  });
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded]);

  return {
    error: objection.error,
    notice,
    take,
    tidy,
    onType: (number) => {
      typed.current = true;
      objection.onTyped();
      setNotice('');
      // A browser fills in the whole number, often without moving the focus: no blur would tidy it.
      const filled = document.activeElement !== input.current && readInternational(number, countries, value.country);
      if (filled) take(filled);
      else onChange({ ...value, number });
    },
    onBlur: () => {
      tidy();
      objection.onBlur();
    },
    onPaste: (event) => {
      const whole = readInternational(event.clipboardData.getData('text'), countries, value.country);
      if (!whole) return;
      event.preventDefault();
      objection.onTyped();
      take(whole);
    },
    inputRef: refs(objection.inputRef, input),
  };
}
