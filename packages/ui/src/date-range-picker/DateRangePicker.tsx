import { useId, useRef } from 'react';
import { type DayBounds, writeDay } from '../date-field/index.ts';
import { type LazyPopup, useLazyPopup } from '../date-picker/useLazyPopup.ts';
import { useMoment } from '../date-picker/useMoment.ts';
import { ZoneLine, type ZoneProps } from '../date-picker/ZoneLine.tsx';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './DateRangePicker.css.ts';
import type { RangePreset } from './presets.ts';
import { RangeEnd } from './RangeEnd.tsx';
import type { RangePopupProps } from './RangePopup.tsx';
import { strings } from './strings.ts';

const lazyPopup = lazyComponent<RangePopupProps>(() => import('./RangePopup.tsx').then((part) => part.RangePopup));

/** Both days are inclusive; null while one is missing. */
export interface DateRange {
  /** `2026-04-05`, with `withTime` `2026-04-05T09:30` */
  start: string | null;
  end: string | null;
}

export interface DateRangePickerProps extends FieldProps, DayBounds, ZoneProps, FieldsetAttributes {
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** Adds time inputs. */
  withTime?: boolean | undefined;
  /** Shortcuts beside the calendar, in this order. None when left out. */
  presets?: readonly RangePreset[] | undefined;
  /** First month of the financial year, 1 to 12; 4 when left out. */
  financialYearStart?: number | undefined;
  /** Names of the two values in the contract, to match server errors. */
  names?: { start: string; end: string } | undefined;
}

/**
 * A first and a last day, typed or chosen in one calendar: the days of an exhibition, the period of a list. Its errors
 * are named `period.start` and `period.end` (below the field's own name) or as in `names`. The calendar is downloaded
 * on intent. Not for one day: use DatePicker.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { name, label, description, error, required, disabled, readOnly, value, onChange, ...own } = props;
  const { min, max, unavailable, timeZone, onTimeZoneChange, timeZones, withTime, ...more } = own;
  const { presets = [], financialYearStart = 4, names, ...fieldset } = more;
  const { locale } = useUi();
  const string = useStrings(strings);
  const popup = useLazyPopup(lazyPopup);
  const popupId = useId();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(value);
  latest.current = value;
  // Both ends may change in the same event: merge, so that the second does not undo the first.
  const update = (change: Partial<DateRange>) => {
    latest.current = { ...latest.current, ...change };
    onChange(latest.current);
  };
  const shared = { min, max, unavailable, withTime, timeZone, readOnly };
  const labels = { start: string('startOf', { label }), end: string('endOf', { label }) };
  const start = useMoment({
    ...shared,
    label: labels.start,
    value: value.start || null,
    onChange: (next) => update({ start: next }),
  });
  const end = useMoment({
    ...shared,
    label: labels.end,
    value: value.end || null,
    onChange: (next) => update({ end: next }),
    objection: (day, time) => {
      const [first, at] = [start.dayText.current, start.timeText.current];
      const early = first && (day < first || (time && at && day === first && time < at));
      return early ? string('order', { date: writeDay(first, locale) }) : undefined;
    },
  });
  // If the start moves after the end, show the error at once, even if the end was not touched.
  const errors = { start: start.error, end: end.error ?? (start.dayText.left ? end.problem : undefined) };
  const field = { disabled, readOnly, required };
  return (
    <>
      <FieldSet
        {...{ description, disabled, error, fieldset, label, name, readOnly, required }}
        note={
          timeZone && <ZoneLine {...{ timeZone, onTimeZoneChange, timeZones, withTime, disabled }} at={start.day} />
        }
      >
        {(control) => (
          <div className={cx(css.ends, withTime && css.withTime)} ref={box}>
            {(['start', 'end'] as const).map((which) => (
              <RangeEnd
                {...field}
                alias={names?.[which]}
                end={which}
                error={errors[which]}
                input={{ popup: popup as LazyPopup<never>, popupId }}
                invalid={control['aria-invalid']}
                key={which}
                label={labels[which]}
                moment={which === 'start' ? start : end}
                name={`${name}.${which}`}
                withTime={withTime}
              />
            ))}
          </div>
        )}
      </FieldSet>
      {popup.Part && (
        <popup.Part
          {...{ financialYearStart, presets, timeZone, unavailable }}
          clearable={!required}
          id={popupId}
          max={max?.slice(0, 10)}
          min={min?.slice(0, 10)}
          onChoose={(range) => {
            start.dayText.choose(range?.start ?? null);
            end.dayText.choose(range?.end ?? null);
          }}
          onOpenChange={popup.setOpen}
          open={popup.open}
          startAt={start.day ?? end.day}
          title={label}
          trigger={box}
          value={start.day && end.day && start.day <= end.day ? { start: start.day, end: end.day } : null}
        />
      )}
    </>
  );
}
