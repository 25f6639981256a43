/** The zone, where the browser knows it; otherwise undefined, the device's own: a page does not fail for a zone. */
export function knownZone(timeZone: string | undefined): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
