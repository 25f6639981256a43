/**
 * UTC offset of a zone as text: `GMT+9`.
 * @returns an empty string if there is no such zone
 */
export function formatOffset(timeZone: string, at: Date, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** UTC offset of a zone in minutes. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = formatOffset(timeZone, new Date(instant), 'en');
  const match = /([+-])(\d{1,2})(?::(\d{2}))?/.exec(shown);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * True if a local time exists in a zone: false in the hour skipped in spring.
 * @param local `2026-03-29T02:30`
 */
export function existsIn(timeZone: string, local: string): boolean {
  const reading = Date.parse(`${local}:00Z`);
  if (Number.isNaN(reading)) return false;
  const day = 86_400_000;
  const offsets = [offsetAt(reading - day, timeZone), offsetAt(reading + day, timeZone)];
  return offsets.some((offset) => offsetAt(reading - offset * 60_000, timeZone) === offset);
}
