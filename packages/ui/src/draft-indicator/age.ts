const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Whether there is such a moment: what was kept may be damaged. */
export const isMoment = (at: number | undefined): at is number =>
  at !== undefined && !Number.isNaN(new Date(at).getTime());

/** By how much an age is said: by two seconds at first, then by ten, so that it does not flicker, later by minutes. */
const stepOf = (age: number): number => {
  if (age < 10 * SECOND) return 2 * SECOND;
  return age < MINUTE ? 10 * SECOND : MINUTE;
};

/** How old a draft is, as it is said. */
export function calmAge(savedAt: number, now: number): number {
  const age = Math.max(0, now - savedAt);
  const step = stepOf(age);
  return Math.floor(age / step) * step;
}

/** In how many milliseconds it is said otherwise. */
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
