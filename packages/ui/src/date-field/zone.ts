/**
 * The zone, or undefined (the device's own) if the browser does not know it: an unknown zone must not break the page.
 */
export function knownZone(timeZone: string | undefined): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
