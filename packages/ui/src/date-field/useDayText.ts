import { type TypedText, useTypedText } from '../field/useTypedText.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { type Day, today } from './day.ts';
import { readDay } from './read.ts';
import { strings } from './strings.ts';
import { writeDay } from './write.ts';

/** Constraints on the date. */
export interface DayBounds {
  /** First day: `2026-04-05`. */
  min?: Day | undefined;
  /** Last day: `2026-04-05`. */
  max?: Day | undefined;
  /** Short reason why a day cannot be chosen ("The gallery is closed."); undefined if it can. */
  unavailable?: ((day: Day) => string | undefined) | undefined;
}

interface Options extends DayBounds {
  /** Name of the field in its messages. */
  label: string;
  value: Day | null;
  onChange: (value: Day | null) => void;
  /** Time zone for "today"; that of the UiProvider when left out. */
  timeZone?: string | undefined;
  /** Additional validation, called last. */
  objection?: ((day: Day) => string | undefined) | undefined;
  /** Error message for an empty value, if something else depends on it. */
  missing?: string | undefined;
}

/** A date in a text input: typed in common formats, stored as `2026-04-05`, checked against its bounds. */
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

/** Error message for a date outside its bounds. */
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
