const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** True if the timestamp is valid: stored data may be damaged. */
export const isMoment = (at: number | undefined): at is number =>
  at !== undefined && !Number.isNaN(new Date(at).getTime());

/** Granularity of the age: 2 seconds, then 10, so that it does not flicker, then minutes. */
const stepOf = (age: number): number => {
  if (age < 10 * SECOND) return 2 * SECOND;
  return age < MINUTE ? 10 * SECOND : MINUTE;
};

/** The displayed age of a draft. */
export function calmAge(savedAt: number, now: number): number {
  const age = Math.max(0, now - savedAt);
  const step = stepOf(age);
  return Math.floor(age / step) * step;
}

/** Milliseconds until the displayed age changes. */
export function nextChange(savedAt: number, now: number): number {
  const age = Math.max(0, now - savedAt);
  const step = stepOf(age);
  return step - (age % step);
}

/** "now", "2 sec. ago", "3 min. ago", "2 hr. ago". */
export function sayAge(age: number, locale: string): string {
  const write = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (age < MINUTE) return write.format(-Math.round(age / SECOND), 'second');
  if (age < 60 * MINUTE) return write.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 24 * 60 * MINUTE) return write.format(-Math.floor(age / (60 * MINUTE)), 'hour');
  return write.format(-Math.floor(age / (24 * 60 * MINUTE)), 'day');
}
