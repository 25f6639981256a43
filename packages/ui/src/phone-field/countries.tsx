import type { ListOption } from '../list-box/options.ts';
import * as css from './PhoneField.css.ts';
import { codeOf, type PhoneCountry } from './phone.ts';

/** Name of a country in the user's language. */
export function nameOf({ iso, name }: PhoneCountry, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(iso.toUpperCase()) ?? name;
  } catch {
    // Not an ISO code.
    return name;
  }
}

/**
 * The countries as options, sorted in the user's locale; searchable by name in every supported language, by code and by
 * ISO code.
 */
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
