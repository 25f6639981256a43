/** A time zone as a list names it. */
export interface TimeZone {
  value: string;
  label: string;
  /** What its people call it, and its distance from universal time. */
  description: string;
}

/** The browser's own list does not name it, and the contract takes it. */
const UNIVERSAL = 'UTC';

const partOf = (locale: string, timeZone: string, timeZoneName: 'long' | 'shortOffset') =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A zone in words: "Asia/Tokyo", with "Japan Standard Time, GMT+9" below it. One that the browser does not know is its name. */
export function timeZone(locale: string, value: string): TimeZone {
  const label = value.replaceAll('_', ' ');
  try {
    const [long, offset] = [partOf(locale, value, 'long'), partOf(locale, value, 'shortOffset')];
    return { value, label, description: long === offset ? long : `${long} · ${offset}` };
  } catch {
    return { value, label, description: '' };
  }
}

/** Every zone that the browser knows, and the one that is chosen. Words for four hundred of them take a moment. */
export const timeZones = (locale: string, chosen: string): TimeZone[] =>
  [...new Set([chosen, UNIVERSAL, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => timeZone(locale, value));
