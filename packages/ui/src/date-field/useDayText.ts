import { type TypedText, useTypedText } from '../field/useTypedText.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { type Day, today } from './day.ts';
import { readDay } from './read.ts';
import { strings } from './strings.ts';
import { writeDay } from './write.ts';

/** Which days can be chosen. */
export interface DayBounds {
  /** First day: `2026-04-05`. */
  min?: Day | undefined;
  /** Last day: `2026-04-05`. */
  max?: Day | undefined;
  /** Why a day cannot be chosen, in a few words ("The gallery is closed."); undefined for those that can. */
  unavailable?: ((day: Day) => string | undefined) | undefined;
}

interface Options extends DayBounds {
  /** Names the field in what is said about it. */
  label: string;
  value: Day | null;
  onChange: (value: Day | null) => void;
  /** Whose day it is now; that of the UiProvider when left out. */
  timeZone?: string | undefined;
  /** Further rules, asked last. */
  objection?: ((day: Day) => string | undefined) | undefined;
  /** What is wrong with no day, where something else depends on it. */
  missing?: string | undefined;
}

/** A day in a text input: typed as people write days, held as `2026-04-05`, checked against its bounds. */
export function useDayText(options: Options): TypedText {
  const { label, value, onChange, timeZone, objection, missing } = options;
  const { locale, timeZone: own } = useUi();
  const now = () => today(timeZone ?? own);
  const string = useStrings(strings);
  const outside = useDayObjection(label, options);
  const written = (day: Day) => writeDay(day, locale);
  return useTypedText({
    value,
    onChange,
    read: (text) => readDay(text, locale, now()),
    write: written,
    objection: (reading) => {
      if ('problem' in reading) return string(reading.problem, { example: written(now()) });
      return outside(reading.value) ?? objection?.(reading.value);
    },
    missing,
  });
}

/** Says what is wrong with a day that lies outside its bounds. */
export function useDayObjection(label: string, { min, max, unavailable }: DayBounds) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const written = (day: Day) => writeDay(day, locale);
  return (day: Day): string | undefined => {
    if (min && day < min) return string('min', { label, date: written(min) });
    if (max && day > max) return string('max', { label, date: written(max) });
    const reason = unavailable?.(day);
    return reason && string('unavailable', { date: written(day), reason });
  };
}
