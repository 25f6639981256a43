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
  /** The number's error, from blur on. */
  error: string | undefined;
  /** Announcement that a number has changed the country. */
  notice: string;
  /** Sets number and country, and announces a change of the country. */
  take: (next: PhoneValue) => void;
  /** Normalises the typed text for storage: extracts the country code, makes the digits plain. */
  tidy: () => void;
  onType: (number: string) => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
  inputRef: RefCallback<HTMLInputElement>;
}

/** Values for messages that name a country. */
export const countryValues = (country: PhoneCountry, locale: string) => ({
  country: nameOf(country, locale),
  code: `+${codeOf(country)}`,
});

/** State of a phone field: parses typed or pasted numbers, and decides when to show an error. */
export function usePhone({ value, onChange, countries }: PhoneOptions): Phone {
  const { locale } = useUi();
  const string = useStrings(strings);
  const input = useRef<HTMLInputElement>(null);
  /** Whether the user edited the number: otherwise it is left unchanged. */
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
    /* Its country code can be parsed only once there are countries. */
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
      // Autofill inserts the whole number, often without moving the focus, so no blur would normalise it.
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
