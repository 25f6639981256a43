import type { ListOption } from '../list-box/options.ts';
import * as css from './PhoneField.css.ts';
import { codeOf, type PhoneCountry } from './phone.ts';

/** What a country is called in the person's language. */
export function nameOf({ iso, name }: PhoneCountry, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(iso.toUpperCase()) ?? name;
  } catch {
    // Not two letters: a list made by hand.
    return name;
  }
}

/** The countries as options in the order of the person's alphabet, found by name in any language we have, code or ISO. */
export function optionsFor(countries: readonly PhoneCountry[], locale: string): ListOption[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .filter((country) => codeOf(country) !== '')
    .map((country) => ({
      value: country.id,
      label: nameOf(country, locale),
      keywords: `${country.name} ${country.iso} +${codeOf(country)}`,
      prefix: <span className={css.code}>+{codeOf(country)}</span>,
    }))
    .sort((one, other) => compare(one.label, other.label));
}
