import type { TypedReading } from '../field/useTypedText.ts';

/** A time of day as serialised: `09:30`, 24 hours. */
export type Time = string;

const pad = (value: number) => String(value).padStart(2, '0');

export const minutesOf = (time: Time): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since midnight as a time; wraps around at midnight. */
export const timeOf = (minutes: number): Time => {
  const within = ((minutes % 1440) + 1440) % 1440;
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
};

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Parses free text: `9:30`, `9.30`, `0930`, `9:30 pm`, `9pm`, `noon`, `９時半`, `午後3時15分`. `24:00` is not a valid time.
 */
export function readTime(typed: string): TypedReading<'unreadable'> {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (text === '') return { value: null, complete: true };
  if (['noon', '正午'].includes(text)) return { value: '12:00', complete: true };
  if (text === 'midnight') return { value: '00:00', complete: true };
  const match =
    /^(午前|午後)?(\d{1,2})(?:時(?:(半)|(\d{1,2})分?)?|[:.h](\d{2})(?::\d{2})?)?([ap])?\.?(?:m\.?)?$/.exec(text) ??
    /^()?(\d{1,2})()()(\d{2})([ap])?\.?(?:m\.?)?$/.exec(text);
  if (!match) return { problem: 'unreadable' };
  const [, japanese, hours, half, after, colon, english] = match;
  const minute = half ? 30 : Number(after || colon || 0);
  const afternoon = japanese ? japanese === '午後' : english ? english === 'p' : undefined;
  const stated = Number(hours);
  if (english && (stated === 0 || stated > 12)) return { problem: 'unreadable' };
  const hour =
    afternoon === undefined
      ? stated
      : stated === 12
        ? afternoon
          ? 12
          : 0
        : stated + (afternoon && stated < 12 ? 12 : 0);
  if (hour > 23 || minute > 59) return { problem: 'unreadable' };
  return { value: timeOf(hour * 60 + minute), complete: /^\d{1,2}[:.]\d{2}$|^\d{4}$/.test(text) };
}
