/** A time zone in the list. */
export interface TimeZone {
  value: string;
  label: string;
  /** Its local name and UTC offset. */
  description: string;
}

/** The contract accepts it, but the browser's own list lacks it. */
const UNIVERSAL = 'UTC';

const partOf = (locale: string, timeZone: string, timeZoneName: 'long' | 'shortOffset') =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A zone as text: "Asia/Tokyo", with "Japan Standard Time, GMT+9" below it. An unknown zone shows its id. */
export function timeZone(locale: string, value: string): TimeZone {
  const label = value.replaceAll('_', ' ');
  try {
    const [long, offset] = [partOf(locale, value, 'long'), partOf(locale, value, 'shortOffset')];
    return { value, label, description: long === offset ? long : `${long} · ${offset}` };
  } catch {
    return { value, label, description: '' };
  }
}

/** All zones the browser knows, and the selected one. Formatting about four hundred of them takes a moment. */
export const timeZones = (locale: string, chosen: string): TimeZone[] =>
  [...new Set([chosen, UNIVERSAL, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => timeZone(locale, value));
