import { useState } from 'react';
import { type DayBounds, today, useDayText, writeDay } from '../date-field/index.ts';
import { useFormGeneration } from '../form/FormContext.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { useTimeText } from '../time-field/index.ts';
import { strings } from './strings.ts';
import { existsIn } from './zone.ts';

interface Options extends DayBounds {
  /** Name of the field in its messages. */
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  withTime: boolean | undefined;
  timeZone: string | undefined;
  readOnly: boolean | undefined;
  /** Additional validation, called last. */
  objection?: ((day: string, time: string | null) => string | undefined) | undefined;
}

const split = (value: string | null) => ({ day: value?.slice(0, 10) || null, time: value?.slice(11, 16) || null });

/** A date, or a date and a time in two inputs; onChange is called when both are complete. */
export function useMoment({ label, value, onChange, withTime, timeZone, readOnly, objection, ...bounds }: Options) {
  const { locale, timeZone: own } = useUi();
  const string = useStrings(strings);
  const generation = useFormGeneration();
  const [draft, setDraft] = useState<{
    day: string | null;
    time: string | null;
    reported: string | null;
    generation: number;
  }>();
  const { day, time } = draft && draft.reported === value && draft.generation === generation ? draft : split(value);

  const update = (next: { day: string | null; time: string | null }) => {
    const whole = next.day && next.time ? `${next.day}T${next.time}` : null;
    const reported = withTime ? whole : next.day;
    setDraft({ ...next, reported, generation });
    if (reported !== value) onChange(reported);
  };

  const dayText = useDayText({
    label,
    value: day,
    onChange: (next) => update({ day: next, time }),
    timeZone,
    objection: objection && ((next) => objection(next, null)),
    missing: time ? string('dateMissing', { example: writeDay(today(timeZone ?? own), locale) }) : undefined,
    min: bounds.min?.slice(0, 10),
    max: bounds.max?.slice(0, 10),
    unavailable: bounds.unavailable,
  });
  const onDay = (bound: string | undefined) =>
    bound && day && bound.startsWith(`${day}T`) ? bound.slice(11, 16) : undefined;
  const timeText = useTimeText({
    label,
    value: withTime ? time : null,
    onChange: (next) => update({ day, time: next }),
    min: onDay(bounds.min),
    max: onDay(bounds.max),
    readOnly,
    missing: withTime && day ? string('timeMissing') : undefined,
    objection: (next) => {
      if (!day) return undefined;
      if (timeZone && !existsIn(timeZone, `${day}T${next}`)) return string('skipped', { zone: timeZone });
      return objection?.(day, next);
    },
  });
  const problem = dayText.problem ?? (withTime ? timeText.problem : undefined);
  return { day, problem, dayText, timeText, error: dayText.error ?? (withTime ? timeText.error : undefined) };
}
