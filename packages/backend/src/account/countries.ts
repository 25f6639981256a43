/** Countries with calling codes, and validation of phone numbers. */
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import type { Language } from '../messages/messages.ts';

interface Country {
  /** ISO 3166. */
  id: string;
  name: string;
  /** Without the plus sign. */
  phonecode: string;
}

/** The localised name of a country; its code if unknown. */
export const countryName = (language: Language, id: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(id) ?? id;

/** True if the country is in the list. */
export const isCountry = (id: string): id is CountryCode => isSupportedCountry(id);

export const countryIn = (language: Language, id: CountryCode): Country => ({
  id,
  name: countryName(language, id),
  phonecode: getCountryCallingCode(id),
});

function countriesIn(language: Language): Country[] {
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((id) => countryIn(language, id))
    .sort((a, b) => compare(a.name, b.name));
}

const lists = new Map<Language, Country[]>();

/** All countries, sorted by localised name. */
export function listCountries(language: Language): Country[] {
  const countries = lists.get(language) ?? countriesIn(language);
  lists.set(language, countries);
  return countries;
}

/** The country of a phone code such as `81-JP`; undefined if calling code and country do not match. */
export function countryOfPhoneCode(code: string): CountryCode | undefined {
  const [phonecode, id = ''] = code.split('-');
  return isCountry(id) && getCountryCallingCode(id) === phonecode ? id : undefined;
}

/**
 * True if the number is possible in the country of a phone code: checks length and format, not whether it is in use.
 */
export function isPossibleNumber(code: string, number: string): boolean {
  const country = countryOfPhoneCode(code);
  return country !== undefined && (parsePhoneNumberFromString(number, country)?.isPossible() ?? false);
}

/** A number in international format, such as `+81 848 22 1234`. */
export const internationalNumber = (code: string, number: string) =>
  parsePhoneNumberFromString(number, countryOfPhoneCode(code))?.formatInternational() ?? number;
